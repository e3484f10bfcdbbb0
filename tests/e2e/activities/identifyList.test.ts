import { expect, test } from 'vitest'
import { answer, card } from '../support/people/acts.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { laptop, phone } from '../support/browser/devices.ts'
import { identifyAdded } from '../support/kinds/identify.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { inSight, toTop } from '../support/looking/sight.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('identifyList')

const many = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)

test('[B21] among three hundred answers under two topics the cards in view are made, and an own new one comes into view', async () => {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const signed = await signedIn(ana)
  const workshopId = await emptySession(signed)
  const identify = await identifyAdded(signed, workshopId, ['What helps?', 'What hinders?'])
  await identify.answered(0, many('Help', 280))
  await identify.answered(1, many('Hindrance', 20))
  await identify.shown()
  await ana.goto(identify.path)
  await present(ana)
  await joined(bo, workshopId)
  const topic = bo.getByRole('region', { name: 'What helps?', exact: true })
  await topic.getByText('280 answers').waitFor()
  await card(bo, 'Help 1').first().waitFor()
  for (const page of [ana, bo]) expect(await page.getByRole('article').count()).toBeLessThan(80)
  // A screen reader is told how many there are, not how many are made.
  const first = topic.getByRole('listitem').first()
  // The code of a long list is loaded later.
  await expect.poll(() => first.getAttribute('aria-setsize')).toBe('280')

  // From the second topic to the end of the first one, which is not made yet, and from the top to the end of the second.
  await bo.mouse.move(200, 300)
  await bo.mouse.wheel(0, 100_000)
  await card(bo, 'Hindrance 20').waitFor()
  const box = bo.getByRole('textbox', { name: 'Your answer' })
  await box.focus()
  await bo.getByRole('combobox', { name: 'Topic' }).selectOption('1. What helps?')
  await answer(bo, 'Mine helps')
  await inSight(bo, 'Mine helps')
  await toTop(bo)
  await bo.getByRole('combobox', { name: 'Topic' }).selectOption('2. What hinders?')
  await box.fill('Mine hinders')
  await box.press('Enter')
  await inSight(bo, 'Mine hinders')

  await ana.keyboard.press('/')
  await ana.getByRole('textbox', { name: 'Search answers' }).fill('Help 27')
  await ana.getByText('11 of 302 answers').waitFor()
  await card(ana, 'Help 279').waitFor()
})
