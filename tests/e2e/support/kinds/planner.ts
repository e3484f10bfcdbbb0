import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { contents } from '#domain/workshop/content.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import {
  AddPlanColumnDocument,
  CreatePlanValueDocument,
  UpdatePlanColumnDocument,
} from '#api/operations/plan.ts'
import { PlanBoardDocument } from '#support/calls/boardQueries.ts'
import type { Signed } from '../people/people.ts'

/** How many calls are made at once: the server handles them in one tick. */
const together = 50

/** Adds a planner with these headings and rows to a session, with the calls that the screens use; returns its path. */
export async function planAdded(
  { credentials }: Signed,
  workshopId: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<string> {
  const who = credentials.accountIdentity()
  const commonInfoData = { workshop: workshopId }
  const { createPartAndType } = await credentials.callAs(
    CreatePartAndTypeDocument,
    { commonInfoData, title: 'Who, what, when', type: contents.plan },
    who,
  )
  const planId = createPartAndType.part?.objectId ?? ''
  const { plan } = await credentials.callAs(PlanBoardDocument, { id: planId }, who)
  for (const [at, heading] of headings.entries()) {
    const columnId = plan.columns[at]?.id
    if (columnId !== undefined) await credentials.callAs(UpdatePlanColumnDocument, { columnId, heading }, who)
    else await credentials.callAs(AddPlanColumnDocument, { id: randomUUID(), planId, heading }, who)
  }
  for (let from = 0; from < rows.length; from += together) {
    const calls = rows.slice(from, from + together).map((cells) => {
      const valueList = cells.map((value, position) => ({ position, value }))
      return credentials.callAs(CreatePlanValueDocument, { commonInfoData, planId, valueList }, who)
    })
    await Promise.all(calls)
  }
  return `/workshop/${workshopId}/plan/${planId}`
}

/** A cell as it stands on the screen. @param row from one; 0 for the headings @param column from one */
export function cellOf(page: Page, row: number, column: number): Locator {
  return page.locator(placeOf(row, column))
}

/** Waits until a cell has exactly this text, whatever is said about its state. */
export async function reads(page: Page, row: number, column: number, text: string): Promise<void> {
  await page.waitForFunction(
    ([place, words]) => document.querySelector(place)?.firstChild?.textContent === words,
    [placeOf(row, column), text] as const,
    { timeout: 60_000 },
  )
}

function placeOf(row: number, column: number): string {
  return `[role="grid"] [aria-rowindex="${row + 1}"] [aria-colindex="${column + 1}"]`
}

/** Writes a text into a cell, as people do: a press or tap, the text, Enter. */
export async function write(page: Page, row: number, column: number, text: string): Promise<void> {
  await cellOf(page, row, column).click()
  await cellOf(page, row, column).getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}

/** The label of the element that has the focus. */
export function focusedOn(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
}

export function isFocused(what: Locator): Promise<boolean> {
  return what.evaluate((element) => element === document.activeElement)
}

/** A phone's keyboard comes over the page, which stays as it is: so much of it is seen. */
export async function keyboardOver(page: Page, seen: number): Promise<void> {
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height })
    visualViewport?.dispatchEvent(new Event('resize'))
  }, seen)
}

/** Where something ends, in pixels from the top of the screen. */
export function bottomOf(what: Locator): Promise<number> {
  return what.evaluate((element) => element.getBoundingClientRect().bottom)
}

/** Whether nothing lies over the top and the bottom of something. */
export function uncovered(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const x = Math.min((left + right) / 2, left + 9)
    return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(x, y)))
  })
}
