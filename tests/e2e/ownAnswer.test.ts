import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { CreatePostDocument } from '#api/operations/post.ts'
import { SetSortByPopularityDocument } from '#api/operations/brainstorm.ts'
import { answer, card } from './support/acts.ts'
import { present } from './support/brainstormActs.ts'
import { laptop, phone } from './support/devices.ts'
import { builtSession, joined, signedIn } from './support/ready.ts'
import { setStage } from './support/stage.ts'

const stage = setStage('ownAnswer')

/** A brainstorm that has so many answers already, with its facilitator and a participant on a phone, who has one of them. */
async function room(count: number) {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const signed = await signedIn(ana)
  const { workshopId, path } = await builtSession(signed)
  const brainstormId = path.split('/').at(-1) ?? ''
  const call = signed.session.accountIdentity()
  for (let made = 0; made < count; made += 1) {
    const variables = {
      commonInfoData: { workshop: workshopId },
      brainstormId,
      postText: `Before ${made + 1}`,
    }
    await signed.session.callAs(CreatePostDocument, variables, call)
  }
  await ana.goto(path)
  await present(ana)
  await joined(bo, workshopId)
  await bo.getByRole('textbox', { name: 'Your answer' }).waitFor()
  const sorted = () =>
    signed.session.callAs(SetSortByPopularityDocument, { brainstormId, sortByPopularity: true }, call)
  return { ana, bo, sorted }
}

/** All of a card is to be seen: nothing of it is behind a bar or out of the window. */
async function inSight(page: Page, text: string): Promise<void> {
  const isSeen = (): Promise<boolean> =>
    card(page, text).evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return [top + 8, bottom - 8].every((y) => element.contains(document.elementFromPoint(left + 12, y)))
    })
  await expect.poll(isSeen, { timeout: 15_000 }).toBe(true)
}

/** As a person scrolls: what is being brought into view stays where it is. */
async function toTop(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, -20_000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

const isMarked = (page: Page, text: string): Promise<number> =>
  page.locator('[data-new]').filter({ hasText: text }).count()

test('[B21] an own new answer comes into view, is marked and said: among few and many, hidden ones and by popularity', async () => {
  const { ana, bo, sorted } = await room(60)
  // Answers of others are hidden: after some of one's own the next is below the box.
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) await answer(bo, text)
  await inSight(bo, 'Five')
  expect(await isMarked(bo, 'Five')).toBe(1)
  await bo.getByRole('status').filter({ hasText: 'Answer added' }).first().waitFor({ state: 'attached' })

  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await toTop(bo)
  await card(bo, 'Before 1').first().waitFor()
  // Only the cards in view are made: the new one is not, until the list goes there.
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

  // What somebody else writes moves nobody.
  await toTop(bo)
  await answer(ana, 'From the laptop')
  await inSight(ana, 'From the laptop')
  expect(await bo.evaluate(() => scrollY)).toBe(0)
})
