import { expect, test } from 'vitest'
import { StartTimerDocument } from '#api/operations/state.ts'
import { answer, card } from '../support/acts.ts'
import { present } from '../support/brainstormActs.ts'
import { laptop, phone } from '../support/devices.ts'
import { builtSession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('timeUp')

test('[T3] at zero a participant can no longer send, even before the lock; typed text stays', async () => {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const signed = await signedIn(ana)
  const { workshopId, path } = await builtSession(signed)
  await ana.goto(path)
  await joined(bo, workshopId)
  await present(ana)
  await answer(bo, 'In time')
  const box = bo.getByRole('textbox', { name: 'Your answer' })
  await box.fill('Too late')
  // When its button is greyed, by the clock that the server has too; and when the page was awake before that.
  const greyed = bo.evaluate(
    () =>
      new Promise<{ lockedAt: number; awakeAt: number[] }>((resolve) => {
        const submit = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Submit')
        const awakeAt: number[] = []
        const awake = setInterval(() => awakeAt.push(Date.now()), 50)
        const observer = new MutationObserver(() => {
          if (!submit?.disabled) return
          clearInterval(awake)
          resolve({ lockedAt: Date.now(), awakeAt })
        })
        if (submit) observer.observe(submit, { attributes: true })
      }),
  )
  const timer = { workshopId, seconds: 6, locksInput: true }
  const before = Date.now()
  await signed.credentials.callAs(StartTimerDocument, timer, signed.credentials.accountIdentity())
  const after = Date.now()
  const { lockedAt, awakeAt } = await greyed
  await box.press('Enter')
  expect(lockedAt).toBeGreaterThan(before + 6000 - 500)
  // The lock of the server comes two seconds after zero. What a busy machine does not let the page do is no fault of its own.
  expect(awakeAt.filter((at) => at > after + 6000).length).toBeLessThan(1500 / 50)
  expect(await box.inputValue()).toBe('Too late')

  // It stays locked when the server's own lock is there, until a facilitator unlocks it.
  await ana.getByRole('button', { name: 'Unlock input' }).click()
  await expect.poll(() => bo.getByRole('button', { name: 'Submit' }).isEnabled()).toBe(true)
  expect(await card(bo, 'Too late').count()).toBe(0)
  await box.press('Enter')
  await card(ana, 'Too late').waitFor()
})
