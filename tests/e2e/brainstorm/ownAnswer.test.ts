import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { CreatePostDocument, DeletePostDocument } from '#api/operations/post.ts'
import { SetSortByPopularityDocument } from '#api/operations/brainstorm.ts'
import { answer, card } from '../support/people/acts.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { laptop, phone } from '../support/browser/devices.ts'
import { builtSession, joined, signedIn } from '../support/people/people.ts'
import { inSight, toTop } from '../support/looking/sight.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('ownAnswer')

/** A brainstorm with this many answers, its facilitator, and a participant on a phone who wrote one of them. */
async function room(count: number) {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const signed = await signedIn(ana)
  const { workshopId, path } = await builtSession(signed)
  const brainstormId = path.split('/').at(-1) ?? ''
  const call = signed.credentials.accountIdentity()
  const postIds = new Map<string, string>()
  for (let made = 1; made <= count; made += 1) {
    const about = { commonInfoData: { workshop: workshopId }, brainstormId, postText: `Before ${made}` }
    const { createPost } = await signed.credentials.callAs(CreatePostDocument, about, call)
    postIds.set(about.postText, createPost.post?.id ?? '')
  }
  await ana.goto(path)
  await present(ana)
  await joined(bo, workshopId)
  await bo.getByRole('textbox', { name: 'Your answer' }).waitFor()
  const sorted = () =>
    signed.credentials.callAs(SetSortByPopularityDocument, { brainstormId, sortByPopularity: true }, call)
  const removed = (text: string) =>
    signed.credentials.callAs(DeletePostDocument, { postId: postIds.get(text) ?? '' }, call)
  return { ana, bo, postIds, sorted, removed }
}

const isMarked = (page: Page, text: string): Promise<number> =>
  page.locator('[data-new]').filter({ hasText: text }).count()

test('[B21] an own new answer is scrolled into view, highlighted and announced, in short, long, hidden and sorted lists; the focus stays on its answer when the list shifts', async () => {
  const { ana, bo, postIds, sorted, removed } = await room(60)
  // Answers of others are hidden: a new own answer is below the box, after the earlier ones.
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) await answer(bo, text)
  await inSight(bo, 'Five')
  expect(await isMarked(bo, 'Five')).toBe(1)
  await bo.getByRole('status').filter({ hasText: 'Answer added' }).first().waitFor({ state: 'attached' })

  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await toTop(bo)
  await card(bo, 'Before 1').first().waitFor()
  // The list is virtualized: the new card is not rendered until the list scrolls to it.
  const box = bo.getByRole('textbox', { name: 'Your answer' })
  await box.fill('At the end')
  await box.press('Enter')
  await inSight(bo, 'At the end')
  expect(await isMarked(bo, 'At the end')).toBe(1)
  expect(await isMarked(bo, 'Five')).toBe(0)

  await sorted()
  await toTop(bo)
  await box.fill('Liked by nobody yet')
  await box.press('Enter')
  await inSight(bo, 'Liked by nobody yet')

  // Answers of others do not scroll the list.
  await toTop(bo)
  await answer(ana, 'From the laptop')
  await inSight(ana, 'From the laptop')
  expect(await bo.evaluate(() => scrollY)).toBe(0)

  // The focus stays on its answer when one above it goes, and when it is scrolled out of the rendered part.
  const texts = (await bo.getByRole('article').allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
  const [gone = '', , , kept = ''] = texts.filter((text) => postIds.has(text))
  const focused = () => bo.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await bo.getByRole('button', { name: `Open answer: ${kept}`, exact: true }).focus()
  await removed(gone)
  await bo.getByRole('button', { name: `Open answer: ${gone}`, exact: true }).waitFor({ state: 'detached' })
  await expect.poll(focused).toBe(`Open answer: ${kept}`)
  await bo.mouse.wheel(0, 5000)
  await expect.poll(() => bo.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(await focused()).toBe(`Open answer: ${kept}`)
})
