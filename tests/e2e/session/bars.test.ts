import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { StartTimerDocument } from '#api/operations/timer.ts'
import { contents } from '#domain/workshop/content.ts'
import { bars, outOfPlace } from '../support/looking/bars.ts'
import { laptop } from '../support/browser/devices.ts'
import { coFacilitator, emptySession, joined, signedIn, signedInAs } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('bars')

const kinds = ['brainstorm', 'identify', 'organize', 'evaluate', 'pulse', 'plan', 'present'] as const

/** A name of fifty characters. */
const longName = (kind: string): string =>
  `${kind}: what shall we try in the autumn of this year?`.padEnd(50, '?').slice(0, 50)

/** Labels of the bars' controls that are cut, take several lines or are taller than one row. */
const cutLabels = (page: Page): Promise<string[]> =>
  bars(page)
    .locator('button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const label = button.querySelector('.mantine-Button-label') ?? button
          return button.getBoundingClientRect().height > 46 || label.scrollWidth > label.clientWidth + 1
        })
        .map((button) => button.ariaLabel ?? button.textContent),
    )

const isWhole = (sentence: Locator): Promise<boolean> =>
  sentence.evaluate(
    (words) => words.scrollWidth <= words.clientWidth && words.scrollHeight <= words.clientHeight,
  )

test('a laptop’s bars hold a timer, Follow me, the editor, four people and names of fifty characters, in both languages; what the room sees is never cut', async () => {
  const [{ page: ana }, { page: anasOther }] = [
    await stage.open(laptop),
    await stage.open({ ...laptop, locale: 'sv-SE' }),
  ]
  const signed = await signedIn(ana)
  await signedInAs(anasOther, signed.email)
  const workshopId = await emptySession(signed, { name: longName('Strategy') })
  const me = signed.credentials.accountIdentity()
  const paths: string[] = []
  for (const kind of kinds) {
    const made = { commonInfoData: { workshop: workshopId }, title: longName(kind), type: contents[kind] }
    const options = kind === 'evaluate' ? { options: { evaluateNumberOfAxis: 2 } } : {}
    const { createPartAndType } = await signed.credentials.callAs(
      CreatePartAndTypeDocument,
      { ...made, ...options },
      me,
    )
    paths.push(`/workshop/${workshopId}/${kind}/${createPartAndType.part?.objectId}`)
  }
  const people = await Promise.all(Array.from({ length: 4 }, () => stage.open(laptop)))
  for (const [at, { page }] of people.entries()) {
    if (at > 0) await joined(page, workshopId)
    else {
      await coFacilitator(page, signed, workshopId)
      await page.goto(`/workshop/${workshopId}`)
    }
  }
  await signed.credentials.callAs(StartTimerDocument, { workshopId, seconds: 3000 }, me)
  for (const page of [ana, anasOther]) {
    await page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
    await page.goto(paths[0] ?? '')
    await page.getByRole('timer').waitFor()
    await expect.poll(() => page.getByRole('img', { name: /^4 / }).isVisible()).toBe(true)
  }
  await ana.getByRole('button', { name: 'Follow me', exact: true }).click()

  for (const page of [ana, anasOther]) {
    for (const [at, path] of paths.entries()) {
      await page.getByRole('navigation').locator(`a[href^='${path}']`).click()
      await page.waitForURL(`**${path}**`)
      const sentence = page.getByRole('status').filter({ hasText: /^(The room follows|Rummet följer)/ })
      if (page === ana) await sentence.getByText(`${at + 1}. ${longName(kinds[at] ?? '')}`).waitFor()
      await page.getByRole('button', { name: /^(Disable follow me|Stäng av Följ mig)$/ }).waitFor()
      for (const width of [1440, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => isWhole(sentence), { message: `${path} ${width}` }).toBe(true)
        await expect.poll(() => outOfPlace(page), { message: `${path} ${width}` }).toEqual([])
        await expect.poll(() => cutLabels(page), { message: `${path} ${width}` }).toEqual([])
      }
    }
  }
})
