import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { StartTimerDocument } from '#api/operations/timer.ts'
import { answer, card, saved } from '../support/people/acts.ts'
import { outOfPlace } from '../support/looking/bars.ts'
import { goToPage, present, rowsShown } from '../support/kinds/brainstorm.ts'
import { laptop, phone } from '../support/browser/devices.ts'
import { identifyAdded } from '../support/kinds/identify.ts'
import { atBrainstorm, emptySession, joined, signedIn } from '../support/people/people.ts'
import type { Signed } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('layout')

const startTimer = ({ credentials }: Signed, workshopId: string, seconds: number) =>
  credentials.callAs(
    StartTimerDocument,
    { workshopId, seconds, locksInput: seconds === 1 },
    credentials.accountIdentity(),
  )

/** How much of an element's content is cut off at its end, in pixels. */
const cutOff = (element: Locator): Promise<number> =>
  element.evaluate((found) => found.scrollWidth - found.clientWidth)

const widthOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.width ?? 0

/** Pixels of the screen between the bars and the foot, where the question and its answers are. */
const contentHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('header, section[aria-label="Where the session is"]')]
    const above = Math.max(...tops.map((bar) => bar.getBoundingClientRect().bottom))
    const foot = document.querySelector('section[aria-label="Answers and who is done"]')
    return (foot?.getBoundingClientRect().top ?? window.innerHeight) - above
  })

/** Pixels between a button at the left of the box for an answer and the one that follows. */
const spaceAfter = async (page: Page, name: string): Promise<number> => {
  const box = await page.getByRole('button', { name }).boundingBox()
  const next = await page.getByRole('button', { name: 'Several answers' }).boundingBox()
  return (next?.x ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)
}

test('a phone shows all words and icons of its narrow rows in both languages, and two thirds content, also with a timer or a keyboard', async () => {
  const [{ page: ana }, { page: bo }, { page: cy }] = [
    await stage.open(laptop),
    await stage.open(phone),
    await stage.open({ ...phone, locale: 'sv-SE' }),
  ]
  const signed = await atBrainstorm(ana)
  for (const page of [bo, cy]) await joined(page, signed.workshopId)
  await present(ana)
  for (const page of [ana, bo]) {
    const label = page
      .getByRole('combobox', { name: 'Question 1 of 1' })
      .locator('xpath=preceding-sibling::span')
    await expect.poll(() => widthOf(label.locator('svg'))).toBe(18)
    await expect.poll(() => cutOff(label)).toBe(0)
  }
  const pasted = Array.from({ length: 12 }, (_, index) => `Answer ${index + 1}`).join('\n')
  for (const [page, box, ...names] of [
    [bo, 'Your answer', 'Make 12 answers of them', 'Keep as one'],
    [cy, 'Ditt svar', 'Gör 12 svar av dem', 'Behåll som ett'],
  ] as const) {
    await page.getByRole('textbox', { name: box }).fill(pasted)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const name of names) {
        const label = page.getByRole('button', { name, exact: true }).locator('.mantine-Button-label')
        await label.waitFor()
        // The page's font may arrive after its words.
        await expect.poll(() => cutOff(label)).toBe(0)
      }
    }
    await page.getByRole('textbox', { name: box }).fill('')
  }

  await answer(bo, 'Shorter meetings')
  await startTimer(signed, signed.workshopId, 300)
  await bo.evaluate(() => (document.activeElement as HTMLElement).blur())
  await bo.getByRole('timer').waitFor()
  await expect.poll(() => contentHeight(bo)).toBeGreaterThan((844 * 2) / 3)
  // A phone's keyboard takes the lower half; of the rest, half is content.
  await bo.setViewportSize({ width: 390, height: 450 })
  await bo.getByRole('textbox', { name: 'Your answer' }).tap()
  await bo.getByRole('region', { name: 'Where the session is' }).waitFor({ state: 'hidden' })
  await expect.poll(() => contentHeight(bo)).toBeGreaterThan(450 / 2)
  await bo.getByRole('timer').waitFor()
  // "Done" lies beside the buttons of the box and over none of them, and does not move under the tap that takes the focus.
  await expect.poll(() => spaceAfter(bo, 'I’m done')).toBeGreaterThanOrEqual(0)
  await bo.getByRole('button', { name: 'I’m done' }).tap()
  await bo.getByRole('button', { name: 'You are done' }).waitFor()
  await bo.getByRole('textbox', { name: 'Your answer' }).tap()
  await expect.poll(() => spaceAfter(bo, 'You are done')).toBeGreaterThanOrEqual(0)

  await startTimer(signed, signed.workshopId, 1)
  const closed = bo.locator('p, span').filter({ hasText: /^\s*The facilitator has closed the input for now/ })
  await closed.first().waitFor()
  await expect.poll(() => widthOf(closed.locator('svg').first())).toBe(16)
  // A facilitator's narrow row has more in it.
  await ana.setViewportSize(phone.viewport)
  await ana.getByRole('timer', { name: 'Time is up' }).waitFor()
  await expect.poll(() => outOfPlace(ana)).toEqual([])
})

test('a laptop has one row of at most seven controls, stays at rest under a press, and stays intact with page or text at twice the size', async () => {
  const { page } = await stage.open(laptop)
  await atBrainstorm(page, { name: 'A strategy for the autumn of this year' })
  await present(page)
  for (let n = 1; n <= 24; n++) await answer(page, `Answer ${n}`)
  await saved(page)
  // Pressing a card while the box for an answer has the focus opens it: nothing moves under the press.
  await page.getByRole('textbox', { name: 'Your answer' }).click()
  await expect.poll(() => rowsShown(page)).toBe(5)
  const pressed = page.getByRole('button', { name: 'Open answer: Answer 9', exact: true })
  await pressed.scrollIntoViewIfNeeded()
  const box = await pressed.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 12)
  await page.mouse.down()
  await page.mouse.up()
  await page.getByRole('dialog').getByText('Answer 9').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const row = page.getByRole('region', { name: 'Where the session is' })
  const controls = row.locator('button:visible, input:visible, select:visible')
  const tops = () =>
    controls.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top / 20)))
  await expect.poll(async () => new Set(await tops()).size).toBe(1)
  // Steps with their list, search, pages, overview, undo with redo, options, Follow me; arrows that belong together count once.
  const names = await controls.evaluateAll((all) => {
    const together = [
      /^(Previous|Next|Question)/,
      /^(Answers|Groups|Word Cloud)$/,
      /^(Undo|Redo)$/,
      /^(Rename|Edit)/,
    ]
    const each = all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())
    return [...new Set(each.map((name) => together.find((pair) => pair.test(name))?.source ?? name))]
  })
  expect(names.length, names.join(', ')).toBeLessThanOrEqual(7)
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  const isInView = async (): Promise<boolean> => {
    const sentence = await page.getByText('The room sees').boundingBox()
    return sentence !== null && sentence.y >= 0 && sentence.y < 64
  }
  await expect.poll(isInView).toBe(true)

  await goToPage(page, 'Groups')
  await page.getByRole('button', { name: 'Add group' }).click()
  await page.getByRole('dialog').getByLabel('Group name').fill('Focus')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  const title = page.getByRole('heading', { name: /^Groups 1$/ }).getByText('Groups', { exact: true })
  const lines = () =>
    title.evaluate((found) => found.clientHeight / parseFloat(getComputedStyle(found).lineHeight))
  await expect.poll(lines).toBeLessThan(1.5)
  await goToPage(page, 'Answers')

  await page.setViewportSize({ width: 720, height: 450 })
  await expect.poll(() => outOfPlace(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  // Set as soon as the root element exists, before the first paint, like the browser's own setting.
  await page.addInitScript(() =>
    new MutationObserver(() => (document.documentElement.style.fontSize = '200%')).observe(document, {
      childList: true,
    }),
  )
  await page.reload()
  await page.getByText('Presenting', { exact: true }).waitFor()
  await card(page, 'Answer 24').waitFor()
  await saved(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await expect.poll(() => outOfPlace(page)).toEqual([])
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

test('in Identify a topic’s words stand on one line on a phone; in Swedish a lock beside a timer leaves room for what the room sees', async () => {
  const [{ page: ana }, { page: bo }] = [
    await stage.open({ ...laptop, locale: 'sv-SE' }),
    await stage.open(phone),
  ]
  const signed = await signedIn(ana)
  const workshopId = await emptySession(signed)
  const { path } = await identifyAdded(signed, workshopId, ['What helps?', 'What hinders?'])
  await ana.goto(path)
  await ana.getByRole('button', { name: 'Presentera', exact: true }).click()
  await ana.getByText('Presenterar', { exact: true }).waitFor()
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

  await startTimer(signed, workshopId, 1)
  await ana.getByRole('button', { name: 'Öppna för nya bidrag' }).waitFor()
  const isRead = () =>
    ana.getByText('1. Identify', { exact: true }).evaluate((name) => {
      const [{ right }, chip] = [name.getBoundingClientRect(), name.parentElement?.getBoundingClientRect()]
      return right <= (chip?.right ?? 0)
    })
  await expect.poll(isRead).toBe(true)
  await ana.getByRole('button', { name: /^Timer/ }).click()
  // The field of minutes shows all of its example.
  const room = () =>
    ana.getByRole('textbox', { name: 'Minuter' }).evaluate((field: HTMLInputElement) => {
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
