import type { Locator, Page } from 'playwright-core'
import { newId } from '#api/newId.ts'
import { CreatePollDocument } from '#api/operations/evaluate.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { CreateVotesDocument } from '#api/operations/voting.ts'
import { contents } from '#domain/workshop/content.ts'
import { joinCalls } from '#support/calls/calls.ts'
import { EvaluateBoardDocument } from '#support/calls/boardQueries.ts'
import { late } from '../people/acts.ts'
import type { Signed } from '../people/people.ts'
import type { SharedPlenum } from '../browser/sharedPlenum.ts'

/** What people do on the pages of Scales and the 2x2 matrix. */

export interface BuiltEvaluate {
  objectId: string
  /** Path of the vote page. */
  path: string
}

/** Scales (1) or a 2x2 matrix (2) more in somebody's session, with these polls. */
export async function evaluateAdded(
  { credentials }: Signed,
  workshopId: string,
  evaluateNumberOfAxis: 1 | 2,
  polls: readonly { text: string; color?: number }[],
): Promise<BuiltEvaluate> {
  const me = credentials.accountIdentity()
  const commonInfoData = { workshop: workshopId }
  const { createPartAndType } = await credentials.callAs(
    CreatePartAndTypeDocument,
    {
      commonInfoData,
      title: evaluateNumberOfAxis === 2 ? '2x2 matrix' : 'Scales',
      type: contents.evaluate,
      options: { evaluateNumberOfAxis },
    },
    me,
  )
  const { objectId = '' } = createPartAndType.part ?? {}
  for (const { text, color } of polls) {
    const poll = { id: newId(), pollText: text, ...(color && { color }) }
    await credentials.callAs(CreatePollDocument, { commonInfoData, evaluateId: objectId, ...poll }, me)
  }
  return { objectId, path: `/workshop/${workshopId}/evaluate/${objectId}/vote` }
}

/**
 * A participant without a screen joins and votes on the polls, in their order: one value or two on each. Everybody else
 * has voted, so they are told that their vote may be recognised.
 */
export async function votedBySomebody(
  plenum: SharedPlenum,
  workshopId: string,
  evaluateId: string,
  values: readonly (readonly [number, number?])[],
): Promise<void> {
  const voter = await joinCalls(plenum, workshopId)
  const { polls } = await voter.must<{ polls: { id: string }[] }>(EvaluateBoardDocument, { id: evaluateId })
  await voter.must(CreateVotesDocument, {
    ...{ evaluateId, recognisable: true },
    voteList: values.map(([value1, value2 = null], at) => ({ poll: polls[at]?.id, value1, value2 })),
  })
}

/** A poll on the vote page. */
export function pollOn(page: Page, text: string): Locator {
  return page.getByRole('article', { name: text })
}

/** Chooses a value on a slider as a finger does: a tap on the track. */
export async function rate(
  page: Page,
  name: string,
  value: number,
  { low = 1, high = 5 } = {},
): Promise<void> {
  const slider = page.getByRole('slider', { name, exact: true })
  // In the middle: nothing that stays in view covers it there.
  await slider.evaluate((field) => field.scrollIntoView({ block: 'center' }))
  const box = await slider.evaluate(restingBox)
  const inset = 22
  const x = box.x + inset + ((box.width - 2 * inset) * (value - low)) / (high - low)
  const y = box.y + box.height / 2
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  if (isTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** Where an element is once it no longer moves: a list above it may still grow. */
async function restingBox(field: Element): Promise<{ x: number; y: number; width: number; height: number }> {
  for (let before: DOMRect | null = null; ;) {
    const now = field.getBoundingClientRect()
    if (now.y === before?.y && now.x === before.x)
      return { x: now.x, y: now.y, width: now.width, height: now.height }
    before = now
    for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Votes with what is chosen, and waits until the server has it. */
export async function vote(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Vote( again)?$/ }).click()
  await page.getByText('Saved: your vote counts').waitFor(late)
}

/** Waits until the results, the bars of Scales or the table of a matrix, say this about a poll. */
export async function resultOf(page: Page, poll: string, value: string | RegExp): Promise<void> {
  const row = page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('button', { name: poll, exact: true }) })
  await row.filter({ hasText: value }).first().waitFor(late)
}

/** A facilitator chooses from the menu of voting. */
export async function chooseVoting(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Voting', exact: true }).click()
  await page.getByRole('menu').getByText(name).first().click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
}
