import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { StartTimerDocument } from '#api/operations/state.ts'
import { goToPage, present } from './support/brainstormActs.ts'
import { laptop, phone } from './support/devices.ts'
import { atBrainstorm, joined } from './support/ready.ts'
import { setStage } from './support/stage.ts'

const stage = setStage('narrowRows')
const pasted = Array.from({ length: 12 }, (_, place) => `Answer ${place + 1}`).join('\n')

/** How much of an element's content is cut off at its end, in pixels. */
const cutOff = (element: Locator): Promise<number> =>
  element.evaluate((found) => found.scrollWidth - found.clientWidth)

const widthOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.width ?? 0

test.each([
  ['en-GB', 'Your answer', 'Make 12 answers of them', 'Keep as one'],
  ['sv-SE', 'Ditt svar', 'Gör 12 svar av dem', 'Behåll som ett'],
])('on a phone in %s the buttons for pasted lines show all of their words', async (locale, box, ...names) => {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open({ ...phone, locale })]
  const { workshopId } = await atBrainstorm(ana)
  await joined(bo, workshopId)
  await present(ana)
  await bo.getByRole('textbox', { name: box }).fill(pasted)
  for (const width of [390, 320]) {
    await bo.setViewportSize({ width, height: 844 })
    for (const name of names) {
      const label = bo.getByRole('button', { name, exact: true }).locator('.mantine-Button-label')
      await label.waitFor()
      expect(await cutOff(label)).toBe(0)
    }
  }
})

test('marks keep their size in narrow rows: of the list of questions, and beside the word that the input is closed', async () => {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const { workshopId, session } = await atBrainstorm(ana)
  await joined(bo, workshopId)
  await present(ana)
  for (const page of [ana, bo]) {
    const list = page.getByRole('combobox', { name: 'Question 1 of 1' })
    await list.waitFor()
    const label = list.locator('xpath=preceding-sibling::span')
    expect(await widthOf(label.locator('svg'))).toBe(18)
    expect(await cutOff(label)).toBe(0)
  }
  const timer = { workshopId, seconds: 1, locksInput: true }
  await session.callAs(StartTimerDocument, timer, session.accountIdentity())
  const closed = bo.locator('p, span').filter({ hasText: /^\s*The facilitator has closed the input for now/ })
  await closed.first().waitFor()
  expect(await widthOf(closed.locator('svg').first())).toBe(16)
})

test('the head of the groups has its title in one line beside the editor', async () => {
  const { page } = await stage.open(laptop)
  await atBrainstorm(page)
  await goToPage(page, 'Groups')
  await page.getByRole('button', { name: 'Add group' }).click()
  await page.getByRole('dialog').getByLabel('Group name').fill('Focus')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.getByRole('region', { name: 'Focus' }).waitFor()
  const title = page.getByRole('heading', { name: /^Groups 1$/ }).getByText('Groups', { exact: true })
  const lines = await title.evaluate(
    (found) => found.getBoundingClientRect().height / parseFloat(getComputedStyle(found).lineHeight),
  )
  expect(lines).toBeLessThan(1.5)
})
