import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { saved } from '../support/people/acts.ts'
import { laptop, phone, tablet } from '../support/browser/devices.ts'
import { atBrainstorm } from '../support/people/people.ts'
import { openImport, xlsx } from '../support/kinds/importData.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('dialogFrame')
const lines = Array.from({ length: 100 }, (_, index) => `Answer ${index + 1}`)

/** Expects the elements to be fully visible, with nothing over them. */
async function expectInView(height: number, ...elements: Locator[]): Promise<void> {
  for (const element of elements) {
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
}

test('[N1] [B12] on every screen a long dialog keeps its title, fields and buttons in view, also above an on-screen keyboard', async () => {
  const { page } = await stage.open(laptop)
  await atBrainstorm(page)
  // The settings come last, and move what is under them.
  await page.getByRole('switch', { name: 'Lock input' }).waitFor()
  await openImport(page, xlsx({ Ideas: lines.map((line) => [line]) }))
  const imported = page.getByRole('dialog', { name: 'Import data from file' })
  await imported.getByRole('grid').focus()
  await page.keyboard.press('ArrowDown')
  await imported.getByRole('radio', { name: 'Answers' }).check()
  await expectInView(900, imported.getByRole('button', { name: 'Import', exact: true }))
  await page.keyboard.press('Escape')
  await imported.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Several answers' }).click()
  const several = page.getByRole('dialog', { name: 'Add answer' })
  const save = several.getByRole('button', { name: 'Save' })
  await several.getByRole('textbox').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, lines.join('\n'))
  await several.getByText('100 answers to be saved').waitFor()
  const keyboardHeight = 380
  for (const [{ viewport }, less] of [
    [laptop, 0],
    [tablet, 0],
    [phone, 0],
    [phone, keyboardHeight],
  ] as const) {
    const height = viewport.height - less
    await page.setViewportSize({ width: viewport.width, height })
    const frame = [several.getByRole('heading', { name: 'Add answer' }), save]
    for (const at of ['Answer 1', 'Answer 100']) {
      await several.getByText(at, { exact: true }).scrollIntoViewIfNeeded()
      await expectInView(height, ...frame)
    }
    // The focused element is not under the buttons.
    const last = several.getByRole('button', { name: 'Take out: Answer 99' })
    await several.getByRole('button', { name: 'Take out: Answer 1', exact: true }).focus()
    await last.focus()
    await expectInView(height, last)
  }
  await save.click()
  await several.waitFor({ state: 'detached' })

  const { height } = phone.viewport
  await page.setViewportSize(phone.viewport)
  await saved(page)
  await page
    .getByRole('button', { name: /^Open answer/ })
    .first()
    .click()
  const answer = page.getByRole('dialog', { name: 'Answer' })
  const box = answer.getByRole('textbox', { name: 'Add a comment' })
  for (let count = 1; count <= 12; count++) {
    await box.fill(`Comment ${count}`)
    await box.press('Enter')
    await answer.getByText(`Comment ${count}`, { exact: true }).waitFor()
  }
  await expectInView(height, box, answer.getByRole('heading', { name: 'Answer', exact: true }))
  await answer.getByRole('button', { name: 'Edit' }).first().click()
  await expectInView(height, answer.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await answer.waitFor({ state: 'detached' })

  // As a browser tells it that scrolls what is seen over a page that stays as it is.
  await page.getByRole('button', { name: 'Several answers' }).click()
  await several.getByRole('textbox').focus()
  await page.evaluate(
    ([seen, top]) => {
      const { visualViewport } = window
      if (!visualViewport) throw new Error('no visual viewport')
      Object.defineProperties(visualViewport, { height: { get: () => seen }, offsetTop: { get: () => top } })
      visualViewport.dispatchEvent(new Event('resize'))
    },
    [height - keyboardHeight, 60] as const,
  )
  await expect
    .poll(() => several.evaluate((found) => found.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(60)
  const parts = [several.getByRole('textbox'), save, several.getByRole('button', { name: 'Cancel' })]
  await expectInView(height - keyboardHeight + 60, ...parts)
})
