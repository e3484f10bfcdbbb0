import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { joinCalls } from '#support/calls/calls.ts'
import { openProjector } from '#support/calls/remote.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { openDevice } from '../support/browser/devices.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('projector')
const screen = { width: 1920, height: 1080 }
const arabic = 'اجتماعات أقصر من فضلكم، ومع جدول أعمال واضح'
const hebrew = 'יותר צמחים במשרד'
const latin = 'A quiet room for work'

let fay: TestFacilitator
let session: TestSession
let ann: Awaited<ReturnType<typeof joinCalls>>
let room: Page

beforeAll(async () => {
  fay = await signUpFacilitator(stage.plenum)
  session = await startSession(stage.plenum, fay, 'Better office')
  ann = await joinCalls(stage.plenum, session.workshopId)
  const link = await openProjector(stage.plenum, fay, session.workshopId)
  room = (await openDevice(stage.browser, stage.plenum.url, { viewport: screen })).page
  await room.goto(link.url)
})

const cardOf = (text: string): Locator => room.getByRole('article').filter({ hasText: text })
const change = (mutation: string) => fay.must(`mutation { ${mutation} { ok errorString } }`)
const show = (what: string) => change(`updateState(workshopId: "${session.workshopId}", ${what})`)
const boxOf = async (place: Locator) =>
  (await place.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

test('[J1] [P5] [F2] the room’s screen says that a password is needed, counts hidden answers and who is done, and has no text of them', async () => {
  await room.getByText('Scan to join').waitFor()
  expect(await room.getByText('Password needed').count()).toBe(0)
  await change(`updateWorkshop(workshopId: "${session.workshopId}", password: "river7")`)
  await room.getByText('Password needed').waitFor()
  await show(`currentState: "RU", activePartId: "${session.partId}"`)
  await room.getByText('Answers are not shown yet').waitFor()
  await session.answer(ann, latin)
  await ann.must(`mutation { setFinished(partId: "${session.partId}", finished: true) { ok errorString } }`)
  await room.getByText('1 answer · 1 done · 0 here', { exact: true }).waitFor()
  for (const secret of ['river7', latin]) expect(await room.content()).not.toContain(secret)
})

/** Texts clipped by their container, and elements that scroll. */
const clipped = (): Promise<string[]> =>
  room.evaluate(() => {
    const band = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
    const page = document.documentElement
    const scrolls = page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth
    const out = [...document.querySelectorAll('article, h1, h2, h3')].filter((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      return top < 0 || left < 0 || right > innerWidth || bottom > band
    })
    return [...(scrolls ? ['scrolls'] : []), ...out.map(({ textContent }) => textContent ?? '')]
  })

test('its join instructions, also beside a timer, answers of both directions and groups over columns are readable from the back of the room', async () => {
  await change(`startTimer(workshopId: "${session.workshopId}", seconds: 299)`)
  await room.getByRole('timer').waitFor()
  const join = room.getByRole('region', { name: 'Join at' })
  await join.getByText(`${new URL(stage.plenum.url).host}/join`).waitFor()
  await join.getByText('Password needed').waitFor()
  const code = join.getByLabel(`Session ID: ${[...session.workshopId].join(' ')}`)
  // Capital letters of Inter are 0.727 em high.
  const letters = async (): Promise<number> =>
    0.727 * Number.parseFloat(await code.evaluate((one) => getComputedStyle(one).fontSize))
  await expect.poll(letters).toBeGreaterThanOrEqual(screen.height / 25)
  const picture = join.getByRole('img', { name: /QR code/ })
  await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(screen.height / 12)
  const band = () => boxOf(room.locator('footer'))
  await expect.poll(async () => (await band()).height).toBeLessThan(screen.height * 0.15)
  expect((await band()).y + (await band()).height).toBeLessThanOrEqual(screen.height)

  const liked = await session.answer(ann, arabic)
  await session.answer(ann, hebrew)
  await session.showAll(true)
  await ann.must(`mutation { createPostVote(postId: "${liked}") { ok errorString } }`)
  await cardOf(arabic).getByTitle('1 like').waitFor()
  for (const text of [arabic, hebrew, latin]) {
    const { direction, start } = await cardOf(text).evaluate((article) => {
      const [words] = article.getElementsByTagName('p')
      const range = document.createRange()
      if (words) range.selectNodeContents(words)
      const [written, box] = [range.getBoundingClientRect(), article.getBoundingClientRect()]
      return {
        direction: words && getComputedStyle(words).direction,
        start: written.left - box.left < box.right - written.right ? 'ltr' : 'rtl',
      }
    })
    const expected = text === latin ? 'ltr' : 'rtl'
    expect([direction, start]).toEqual([expected, expected])
  }
  const heart = await boxOf(cardOf(arabic).locator('.tabler-icon-heart'))
  expect(heart.x).toBeLessThan((await boxOf(cardOf(arabic).locator('p').first())).x)
  await show(`activePostId: "${liked}", focus: true`)
  await room.getByRole('article').first().waitFor({ state: 'detached' })
  const presented = room.getByRole('region', { name: 'Answers' }).getByText(arabic)
  expect(await presented.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
  await show('focus: false')

  // A group has its colour and repeats its heading in each column; a presented group is shown alone.
  const { postGroup } = await fay.must<{ postGroup: { id: string } }>(
    `mutation ($common: CommonInfoInput!, $object: ID!) {
      createPostGroup(commonInfoData: $common, brainstormId: $object, groupNameText: "Meetings", color: 3) {
        ok errorString postGroup { id } } }`,
    { common: session.common, object: session.objectId },
  )
  const grouped = async (_: unknown, n: number): Promise<void> => {
    const id = await session.answer(fay, `Fewer and shorter meetings, number ${n + 1} of many`)
    await change(`movePost(postId: "${id}", toPostgroupId: "${postGroup.id}")`)
  }
  await Promise.all(Array.from({ length: 30 }, grouped))
  await room.getByText('33 answers', { exact: true }).waitFor()
  const green = 'rgb(63, 145, 66)'
  const colorOf = (one: Locator, side: string): Promise<string> =>
    one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), side)
  const first = cardOf('number 1 of many').first()
  await first.getByText('Meetings', { exact: true }).waitFor()
  await expect.poll(() => colorOf(first, 'border-inline-start-color')).toBe(green)
  await expect.poll(clipped).toEqual([])

  await show('showGroupPage: true')
  await room.getByRole('heading', { name: 'Meetings', exact: true }).waitFor()
  await room.getByRole('region', { name: 'Meetings (continued)' }).first().waitFor()
  await expect.poll(clipped).toEqual([])
  for (const section of await room.getByRole('region', { name: /^Meetings/ }).all()) {
    expect(await colorOf(section, 'border-top-color')).toBe(green)
    expect(await section.getByRole('heading').textContent()).toMatch(/^Meetings( \(continued\))?/)
    expect(await section.getByRole('article').count()).toBeGreaterThan(0)
  }
  await show(`activePostGroupId: "${postGroup.id}"`)
  await room.getByRole('region', { name: 'Ungrouped answers' }).waitFor({ state: 'detached' })
  await room.getByRole('heading', { name: 'Meetings', exact: true }).waitFor()
  await expect.poll(clipped).toEqual([])
})
