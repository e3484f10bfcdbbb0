import { expect, test } from 'vitest'
import { StartTimerDocument } from '#api/operations/state.ts'
import { card } from './support/acts.ts'
import { answerRoom, leaveForLobby, presentAnswer } from './support/presentedAnswer.ts'
import { setStage } from './support/stage.ts'

const { open } = setStage('presentedAnswer')

test('[S2] who leaves a presented answer ends it, also when a colleague changes something in that very moment', async () => {
  const { ana, bo, benSigned, workshopId } = await answerRoom(open, 'Fewer tools')
  await presentAnswer(ana, bo, 'Fewer tools')
  let isFirst = true
  await ana.route('**/graphql', async (route) => {
    if (isFirst && route.request().postData()?.includes('mutation UpdateState(')) {
      isFirst = false
      const { session } = benSigned
      await session.callAs(StartTimerDocument, { workshopId, seconds: 300 }, session.accountIdentity())
    }
    await route.continue()
  })
  await leaveForLobby(ana)
  await bo.getByRole('dialog').waitFor({ state: 'detached' })
  await card(bo, 'Fewer tools').waitFor()
  expect(isFirst).toBe(false)
  expect(await ana.getByText('The view was changed in the meantime').count()).toBe(0)
})
