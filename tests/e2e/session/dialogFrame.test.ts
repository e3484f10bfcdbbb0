import type { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { utils, write } from 'xlsx'
import { answer, card } from '../support/acts.ts'
import { laptop, phone, tablet } from '../support/devices.ts'
import type { Screen } from '../support/devices.ts'
import { atBrainstorm, builtSession, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('dialogFrame')
const keyboardHeight = 380

/** Height of the visible part of the page. */
const screens: [name: string, screen: Screen, height: number][] = [
  ['a laptop', laptop, 900],
  ['a tablet', tablet, 1180],
  ['a phone', phone, 844],
  ['a phone with its keyboard', phone, 844 - keyboardHeight],
]

async function openIn(screen: Screen, height: number): Promise<Page> {
  const { page } = await stage.open(screen)
  const signed = await signedIn(page)
  const { path } = await builtSession(signed)
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  page.setDefaultTimeout(20_000)
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.setViewportSize({ width, height })
  return page
}

/** Expects the element to be fully visible, with nothing over it. */
async function expectInView(element: Locator, height: number): Promise<void> {
  await element.waitFor()
  // An opening dialog still moves.
  const seen = () =>
    element.evaluate((found, end) => {
      const { top, bottom, left, width } = found.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
      return { startsInView: top >= 0, endsInView: bottom <= end, isFree: found.contains(there) }
    }, height)
  await expect.poll(seen).toEqual({ startsInView: true, endsInView: true, isFree: true })
}

async function paste(box: Locator, text: string): Promise<void> {
  await box.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

const lines = Array.from({ length: 100 }, (_, index) => `Answer ${index + 1}`)

test.each(screens)(
  'on %s a hundred answers that wait in a dialog leave its title and its buttons in view',
  async (_name, screen, height) => {
    const page = await openIn(screen, height)
    await page.getByRole('button', { name: 'Several answers' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add answer' })
    await paste(dialog.getByRole('textbox'), lines.join('\n'))
    await dialog.getByText('100 answers to be saved').waitFor()
    const [title, save] = [
      dialog.getByRole('heading', { name: 'Add answer' }),
      dialog.getByRole('button', { name: 'Save' }),
    ]
    for (const element of [title, save]) await expectInView(element, height)
    await dialog.getByText('Answer 100', { exact: true }).scrollIntoViewIfNeeded()
    for (const element of [title, save]) await expectInView(element, height)
    // The focused element is not under the buttons.
    const last = dialog.getByRole('button', { name: 'Take out: Answer 99' })
    await last.focus()
    await expectInView(last, height)
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    await card(page, 'Answer 1').first().waitFor()
  },
)

test('with the on-screen keyboard open, the field and the buttons of a dialog stay in view', async () => {
  const page = await openIn(phone, 844)
  await page.getByRole('button', { name: 'Several answers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add answer' })
  const box = dialog.getByRole('textbox')
  await box.focus()
  // As a browser tells it that scrolls what is seen over a page that stays as it is.
  await page.evaluate(
    ([height, top]) => {
      const { visualViewport } = window
      if (!visualViewport) throw new Error('no visual viewport')
      Object.defineProperties(visualViewport, {
        height: { get: () => height },
        offsetTop: { get: () => top },
      })
      visualViewport.dispatchEvent(new Event('resize'))
    },
    [844 - keyboardHeight, 60] as const,
  )
  await expect
    .poll(() => dialog.evaluate((found) => found.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(60)
  for (const element of [
    box,
    dialog.getByRole('button', { name: 'Save' }),
    dialog.getByRole('button', { name: 'Cancel' }),
  ])
    await expectInView(element, 844 - keyboardHeight + 60)
})

test('[N1] when a large sheet is imported, the buttons stay in view and the steps below can be scrolled to', async () => {
  const { page } = await stage.open(laptop)
  await atBrainstorm(page)
  // The settings come last, and move what is under them.
  await page.getByRole('switch', { name: 'Lock input' }).waitFor()
  await page.getByRole('button', { name: 'Import from a file…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import data from file' })
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [line])), 'Ideas')
  const buffer = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await dialog.locator('input[type=file]').setInputFiles({ name: 'ideas.xlsx', mimeType, buffer })
  await dialog.getByRole('grid').focus()
  await page.keyboard.press('ArrowDown')
  await dialog.getByRole('radio', { name: 'Answers' }).check()
  await expectInView(dialog.getByRole('button', { name: 'Import', exact: true }), 900)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('1 of 1').first().waitFor()
})

test('[B12] with many comments the box for a new comment stays in view, and Enter in a form submits it', async () => {
  const height = 844
  const page = await openIn(phone, height)
  await answer(page, 'Shorter meetings')
  await page.getByRole('button', { name: 'Open answer: Shorter meetings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer' })
  const box = dialog.getByRole('textbox', { name: 'Add a comment' })
  for (let count = 1; count <= 12; count++) {
    await box.fill(`Comment ${count}`)
    await box.press('Enter')
    await dialog.getByText(`Comment ${count}`, { exact: true }).waitFor()
  }
  await expectInView(box, height)
  await expectInView(dialog.getByRole('heading', { name: 'Answer', exact: true }), height)
  await dialog.getByRole('button', { name: 'Edit' }).first().click()
  await expectInView(dialog.getByRole('button', { name: 'Save' }), height)
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('Shorter meetings, fewer tools')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('Shorter meetings, fewer tools').waitFor()
})
