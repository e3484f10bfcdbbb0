import { expect, test } from 'vitest'
import { StartTimerDocument } from '#api/operations/state.ts'
import { card } from '../support/acts.ts'
import {
  answerRoom,
  enterBrainstorm,
  leaveForLobby,
  presentAnswer,
  stateChanges,
} from '../support/presentedAnswer.ts'
import { setStage } from '../support/stage.ts'

const { open } = setStage('presentedAnswer')

test('[S2] leaving a presented answer ends its presentation, also when a colleague changes something at that moment', async () => {
  const { ana, bo, benSigned, workshopId } = await answerRoom(open, 'Fewer tools')
  await presentAnswer(ana, bo, 'Fewer tools')
  let isFirst = true
  await ana.route('**/graphql', async (route) => {
    if (isFirst && route.request().postData()?.includes('mutation UpdateState(')) {
      isFirst = false
      const { credentials } = benSigned
      await credentials.callAs(
        StartTimerDocument,
        { workshopId, seconds: 300 },
        credentials.accountIdentity(),
      )
    }
    await route.continue()
  })
  await leaveForLobby(ana)
  await bo.getByRole('dialog').waitFor({ state: 'detached' })
  await card(bo, 'Fewer tools').waitFor()
  expect(isFirst).toBe(false)
  expect(await ana.getByText('The view was changed in the meantime').count()).toBe(0)
})

test('only the facilitator who presented an answer ends it: another one can open and leave it', async () => {
  const { ana, ben, bo } = await answerRoom(open, 'Fewer tools')
  await presentAnswer(ana, bo, 'Fewer tools')
  const shown = bo.getByRole('dialog')
  const bensChanges = stateChanges(ben)
  await enterBrainstorm(ben)
  await ben.getByText('Everyone sees this answer now.').waitFor()
  await leaveForLobby(ben)
  // Ben's page sends the timer's call after any call that his leaving would have sent.
  await ben.getByRole('button', { name: 'Timer', exact: true }).click()
  await ben.getByRole('button', { name: 'Start 5 minutes' }).click()
  await ben.getByRole('button', { name: 'Pause' }).waitFor()
  await ben.keyboard.press('Escape')
  expect(bensChanges).toEqual([])
  expect(await shown.getByText('Fewer tools').count()).toBe(1)

  // Ana is still the one presenting after a reload; the presentation ends when she leaves.
  await ana.reload()
  await ana.getByText('Everyone sees this answer now.').waitFor()
  await leaveForLobby(ana)
  await shown.waitFor({ state: 'detached' })

  // Ben presents the answer himself: now it ends when he leaves.
  await enterBrainstorm(ben)
  await presentAnswer(ben, bo, 'Fewer tools')
  await leaveForLobby(ben)
  await shown.waitFor({ state: 'detached' })
  await card(bo, 'Fewer tools').waitFor()
  // The room's page may arrive before Playwright has told of the request.
  await expect.poll(() => bensChanges.length).toBe(2)
})

test('[S5] with Follow me a step takes the room out of a presented answer; without it leaving ends one’s own presentation', async () => {
  const { ana, ben, bo } = await answerRoom(open, 'Fewer tools')
  await ana.getByRole('button', { name: 'Follow me', exact: true }).click()
  await ana.getByRole('button', { name: 'Disable follow me', exact: true }).waitFor()
  await presentAnswer(ana, bo, 'Fewer tools')
  const anasChanges = stateChanges(ana)
  await leaveForLobby(ana)
  await bo.waitForURL(/\/workshop\/\w+$/)
  // A call that ends the presentation would have been sent before the step. On a busy machine the room's page may arrive
  // first.
  await expect.poll(() => anasChanges.length).toBeGreaterThan(0)
  expect(anasChanges.length).toBe(1)

  // The lobby is a step like any other: the room follows out of it as well.
  await enterBrainstorm(ana)
  await bo.waitForURL(/\/brainstorm\//)
  await enterBrainstorm(ben)
  await presentAnswer(ben, bo, 'Fewer tools')
  await leaveForLobby(ben)
  await bo.getByRole('dialog').waitFor({ state: 'detached' })
  await card(bo, 'Fewer tools').waitFor()
})
