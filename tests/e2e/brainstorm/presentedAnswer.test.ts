import { expect, test } from 'vitest'
import { StartTimerDocument } from '#api/operations/timer.ts'
import { card } from '../support/people/acts.ts'
import {
  answerRoom,
  enterBrainstorm,
  leaveForLobby,
  presentAnswer,
  stateChanges,
} from '../support/kinds/presentedAnswer.ts'
import { setStage } from '../support/browser/stage.ts'

const { open } = setStage('presentedAnswer')

test('[S2] [S5] a presented answer ends when whoever presented it leaves, across reloads and beside a colleague; with Follow me the room goes along', async () => {
  const { ana, ben, bo, benSigned, workshopId } = await answerRoom(open, 'Fewer tools')
  const shown = bo.getByRole('dialog')
  const isOver = () => shown.waitFor({ state: 'detached' })
  await presentAnswer(ana, bo, 'Fewer tools')

  // Ben opens and leaves it: his page sends the timer's call after any call that his leaving would have sent.
  const bensChanges = stateChanges(ben)
  await enterBrainstorm(ben)
  await ben.getByText('Everyone sees this answer now.').waitFor()
  await leaveForLobby(ben)
  await ben.getByRole('button', { name: 'Timer', exact: true }).click()
  await ben.getByRole('button', { name: 'Start 5 minutes' }).click()
  await ben.getByRole('button', { name: 'Pause' }).waitFor()
  await ben.keyboard.press('Escape')
  expect(bensChanges).toEqual([])
  for (const page of [ana, bo]) await page.reload()
  await ana.getByText('Everyone sees this answer now.').waitFor()
  await shown.getByText('Fewer tools').waitFor()

  // Ana leaves it, and a colleague changes the state at that moment.
  let isFirst = true
  await ana.route('**/graphql', async (route) => {
    if (isFirst && route.request().postData()?.includes('mutation UpdateState(')) {
      isFirst = false
      const { callAs, accountIdentity } = benSigned.credentials
      await callAs(StartTimerDocument, { workshopId, seconds: 300 }, accountIdentity())
    }
    await route.continue()
  })
  await leaveForLobby(ana)
  await isOver()
  await card(bo, 'Fewer tools').waitFor()
  expect(isFirst).toBe(false)
  expect(await ana.getByText('The view was changed in the meantime').count()).toBe(0)

  // Ben presents it himself: now it ends with his leaving.
  await enterBrainstorm(ben)
  await presentAnswer(ben, bo, 'Fewer tools')
  await leaveForLobby(ben)
  await isOver()
  await expect.poll(() => bensChanges.length).toBe(2)

  // With Follow me leaving is a step, which takes the room out of the answer: one change, not two.
  await enterBrainstorm(ana)
  await ana.getByRole('button', { name: 'Follow me', exact: true }).click()
  await ana.getByRole('button', { name: 'Disable follow me', exact: true }).waitFor()
  await presentAnswer(ana, bo, 'Fewer tools')
  const anasChanges = stateChanges(ana)
  await leaveForLobby(ana)
  await bo.waitForURL(/\/workshop\/\w+$/)
  await expect.poll(() => anasChanges.length).toBeGreaterThan(0)
  expect(anasChanges.length).toBe(1)
})
