import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { StartTimerDocument } from '#api/operations/state.ts'
import { goToPage, present } from '../support/brainstormActs.ts'
import { laptop, phone } from '../support/devices.ts'
import { identifyAdded } from '../support/identifyReady.ts'
import { atBrainstorm, emptySession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('narrowRows')
const pasted = Array.from({ length: 12 }, (_, index) => `Answer ${index + 1}`).join('\n')

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
      // The page's font may arrive after its words.
      await expect.poll(() => cutOff(label)).toBe(0)
    }
  }
})

test('icons keep their size in narrow rows: in the list of questions and beside the message for closed input', async () => {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const { workshopId, credentials } = await atBrainstorm(ana)
  await joined(bo, workshopId)
  await present(ana)
  for (const page of [ana, bo]) {
    const list = page.getByRole('combobox', { name: 'Question 1 of 1' })
    await list.waitFor()
    const label = list.locator('xpath=preceding-sibling::span')
    await expect.poll(() => widthOf(label.locator('svg'))).toBe(18)
    await expect.poll(() => cutOff(label)).toBe(0)
  }
  const timer = { workshopId, seconds: 1, locksInput: true }
  await credentials.callAs(StartTimerDocument, timer, credentials.accountIdentity())
  const closed = bo.locator('p, span').filter({ hasText: /^\s*The facilitator has closed the input for now/ })
  await closed.first().waitFor()
  await expect.poll(() => widthOf(closed.locator('svg').first())).toBe(16)
})

/** Pixels from the foot of one element to the head of another. */
const gap = async (above: Locator, below: Locator): Promise<number> => {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()]
  return (lower?.y ?? NaN) - (upper?.y ?? NaN) - (upper?.height ?? NaN)
}

/** Vertical position of the letters of an element with one text, in pixels from the window's top. */
const baselineOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const [line, mark] = [document.createElement('span'), document.createElement('span')]
    mark.style.display = 'inline-block'
    const text = element.firstChild ?? mark
    element.replaceChild(line, text)
    line.append(text, mark)
    const { bottom } = mark.getBoundingClientRect()
    element.replaceChild(text, line)
    return Math.round(bottom)
  })

test('the heading of the Groups page stays on one line beside the editor', async () => {
  const { page } = await stage.open(laptop)
  await atBrainstorm(page)
  await goToPage(page, 'Groups')
  await page.getByRole('button', { name: 'Add group' }).click()
  await page.getByRole('dialog').getByLabel('Group name').fill('Focus')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.getByRole('region', { name: 'Focus' }).waitFor()
  const title = page.getByRole('heading', { name: /^Groups 1$/ }).getByText('Groups', { exact: true })
  const lines = () =>
    title.evaluate(
      (found) => found.getBoundingClientRect().height / parseFloat(getComputedStyle(found).lineHeight),
    )
  await expect.poll(lines).toBeLessThan(1.5)
})

test('in Swedish a lock beside a timer leaves room for what the room sees, and the field of minutes shows its example', async () => {
  const { page } = await stage.open({ ...laptop, locale: 'sv-SE' })
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  const { path } = await identifyAdded(signed, workshopId, ['Vad hjälper?'])
  await page.goto(path)
  await page.getByRole('button', { name: 'Presentera', exact: true }).click()
  await page.getByText('Presenterar', { exact: true }).waitFor()
  const timer = { workshopId, seconds: 1, locksInput: true }
  await signed.credentials.callAs(StartTimerDocument, timer, signed.credentials.accountIdentity())
  await page.getByRole('button', { name: 'Öppna för nya bidrag' }).waitFor()
  const isRead = () =>
    page.getByText('1. Identify', { exact: true }).evaluate((name) => {
      const [{ right }, chip] = [name.getBoundingClientRect(), name.parentElement?.getBoundingClientRect()]
      return right <= (chip?.right ?? 0)
    })
  await expect.poll(isRead).toBe(true)

  await page.getByRole('button', { name: /^Timer/ }).click()
  const minutes = page.getByRole('textbox', { name: 'Minuter' })
  await minutes.waitFor()
  const room = () =>
    minutes.evaluate((field: HTMLInputElement) => {
      const style = getComputedStyle(field)
      const words = Object.assign(document.createElement('span'), { textContent: field.placeholder })
      Object.assign(words.style, { font: style.font, position: 'absolute', whiteSpace: 'nowrap' })
      document.body.append(words)
      const { width } = words.getBoundingClientRect()
      words.remove()
      return field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - width
    })
  await expect.poll(room).toBeGreaterThanOrEqual(0)
})

test('on a phone the words of a topic stand on one line, and keep their distance from the notice above', async () => {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const signed = await signedIn(ana)
  const workshopId = await emptySession(signed)
  const { path } = await identifyAdded(signed, workshopId, ['What helps?', 'What hinders?'])
  await ana.goto(path)
  await present(ana)
  await joined(bo, workshopId)
  const topic = bo.getByRole('region', { name: 'What helps?', exact: true })
  const title = topic.getByRole('heading')
  await title.waitFor()
  for (const one of [topic.getByText('0 answers'), topic.getByText('Answer', { exact: true })])
    await expect
      .poll(async () => Math.abs((await baselineOf(one)) - (await baselineOf(title))))
      .toBeLessThanOrEqual(1)

  const notice = bo.getByText('Answers from other participants are hidden.')
  await expect.poll(() => gap(notice, topic)).toBeGreaterThanOrEqual(12)
  await expect.poll(() => gap(bo.getByRole('banner').last(), notice)).toBeLessThan(90)
})
