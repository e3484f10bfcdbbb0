import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { joinCalls } from '#support/calls/calls.ts'
import { openProjector } from '#support/calls/projector.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { openDevice } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('projector')
const screen = { width: 1920, height: 1080 }
const arabic = 'اجتماعات أقصر من فضلكم، ومع جدول أعمال واضح'
const hebrew = 'יותר צמחים במשרד'
const latin = 'A quiet room for work'

let fay: TestFacilitator
let session: TestSession
let people: Awaited<ReturnType<typeof joinCalls>>[]
let device: Device
let room: Page

beforeAll(async () => {
  fay = await signUpFacilitator(stage.plenum)
  session = await startSession(stage.plenum, fay, 'Better office')
  people = []
  for (let n = 0; n < 3; n += 1) people.push(await joinCalls(stage.plenum, session.workshopId))
  const link = await openProjector(stage.plenum, fay, session.workshopId)
  device = await openDevice(stage.browser, stage.plenum.url, { viewport: screen })
  room = device.page
  await room.goto(link.url)
  room.setDefaultTimeout(20_000)
})

const cardOf = (text: string): Locator => room.getByRole('article').filter({ hasText: text })

async function show(change: string): Promise<void> {
  await fay.must(`mutation ($id: ID!) { updateState(workshopId: $id, ${change}) { ok errorString } }`, {
    id: session.workshopId,
  })
}

async function done(who: number, finished: boolean): Promise<void> {
  await people[who]?.must(
    `mutation ($part: ID!, $on: Boolean!) { setFinished(partId: $part, finished: $on) { ok errorString } }`,
    { part: session.partId, on: finished },
  )
}

/** The painted box of a text, and the inner box of its card. */
function placeOf(card: Locator): Promise<{ direction: string; left: number; right: number; heart: number }> {
  return card.evaluate((article) => {
    const words = article.querySelector('p')
    const range = document.createRange()
    range.selectNodeContents(words as Node)
    const [text, box] = [range.getBoundingClientRect(), article.getBoundingClientRect()]
    const heart = article.querySelector('.tabler-icon-heart')?.getBoundingClientRect()
    const { direction } = getComputedStyle(words as Element)
    return {
      direction,
      left: text.left - box.left,
      right: box.right - text.right,
      heart: heart ? heart.left - text.left : NaN,
    }
  })
}

/** Texts clipped by their container, and elements that scroll. */
function clipped(): Promise<string[]> {
  return room.evaluate(() => {
    const band = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
    const page = document.documentElement
    const scrolls = page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth
    const out = [...document.querySelectorAll('article, h1, h2, h3')].filter((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      return top < 0 || left < 0 || right > innerWidth || bottom > band
    })
    return [...(scrolls ? ['scrolls'] : []), ...out.map(({ textContent }) => textContent ?? '')]
  })
}

test('[J1] the lobby says that a password is needed as soon as there is one, without showing it', async () => {
  await room.getByText('Scan to join').waitFor()
  expect(await room.getByText('Password needed').count()).toBe(0)
  await fay.must(
    `mutation ($id: ID!) { updateWorkshop(workshopId: $id, password: "river7") { ok errorString } }`,
    { id: session.workshopId },
  )
  await room.getByText('Password needed').waitFor()
  expect(await room.content()).not.toContain('river7')
})

test('[P5] [F2] [J1] hidden answers and finished people are counted live, and no text of the answers is on the page', async () => {
  await show(`currentState: "RU", activePartId: "${session.partId}"`)
  await room.getByText('Answers are not shown yet').waitFor()
  await room.getByText('0 answers · 0 done · 0 here', { exact: true }).waitFor()
  const [ann] = people
  if (!ann) throw new Error('nobody came')
  await session.answer(ann, latin)
  await session.answer(ann, arabic)
  await done(0, true)
  await done(1, true)
  await room.getByText('2 answers · 2 done · 0 here', { exact: true }).waitFor()
  await done(1, false)
  await room.getByText('2 answers · 1 done · 0 here', { exact: true }).waitFor()
  expect(await room.content()).not.toContain(latin)
  await session.answer(ann, hebrew)
  await room.getByText('3 answers · 1 done · 0 here', { exact: true }).waitFor()
})

test('the join instructions are readable from the back of the room during an activity, also with a timer', async () => {
  await fay.must(`mutation ($id: ID!) { startTimer(workshopId: $id, seconds: 299) { ok errorString } }`, {
    id: session.workshopId,
  })
  await room.getByRole('timer').waitFor()
  const join = room.getByRole('region', { name: 'Join at' })
  await join.getByText(`${new URL(stage.plenum.url).host}/join`).waitFor()
  await join.getByText('Password needed').waitFor()
  await join.getByRole('img', { name: /QR code/ }).waitFor()
  const code = join.getByLabel(`Session ID: ${[...session.workshopId].join(' ')}`)
  // Capital letters of Inter are 0.727 em high.
  const letters = async (): Promise<number> =>
    0.727 * Number.parseFloat(await code.evaluate((one) => getComputedStyle(one).fontSize))
  await expect.poll(letters).toBeGreaterThanOrEqual(screen.height / 25)
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: NaN, width: NaN, height: NaN }
  await expect
    .poll(async () => (await boxOf(join.getByRole('img', { name: /QR code/ }))).width)
    .toBeGreaterThan(screen.height / 12)
  const band = () => boxOf(room.locator('footer'))
  await expect.poll(async () => (await band()).height).toBeLessThan(screen.height * 0.15)
  const endOfBand = async (): Promise<number> => {
    const { y, height } = await band()
    return y + height
  }
  await expect.poll(endOfBand).toBeLessThanOrEqual(screen.height)
  await fay.must(`mutation ($id: ID!) { stopTimer(workshopId: $id) { ok errorString } }`, {
    id: session.workshopId,
  })
})

test('each answer has its own text direction, and its likes are shown as a heart with a number', async () => {
  await session.showAll(true)
  await cardOf(arabic).waitFor()
  const { posts } = await fay.must<{ posts: { id: string }[] }>(
    `query ($id: ID!) { brainstorm(id: $id) { posts { id } } }`,
    { id: session.objectId },
  )
  for (const { id } of posts)
    for (const person of people.slice(0, 2))
      await person.must(`mutation ($id: ID!) { createPostVote(postId: $id) { ok errorString } }`, { id })
  for (const text of [arabic, hebrew, latin]) await cardOf(text).getByTitle('2 likes').waitFor()
  for (const text of [arabic, hebrew]) {
    const { direction, left, right, heart } = await placeOf(cardOf(text))
    expect(direction).toBe('rtl')
    expect(right).toBeLessThan(left)
    expect(heart).toBeLessThan(0)
  }
  const { direction, left, right, heart } = await placeOf(cardOf(latin))
  expect(direction).toBe('ltr')
  expect(left).toBeLessThan(right)
  expect(heart).toBeGreaterThan(0)
  await show(`activePostId: "${posts[1]?.id ?? ''}", focus: true`)
  await room.getByRole('article').first().waitFor({ state: 'detached' })
  const presented = room.getByRole('region', { name: 'Answers' })
  const direction2 = await presented.getByText(arabic).evaluate((one) => getComputedStyle(one).direction)
  expect(direction2).toBe('rtl')
  await presented.getByTitle('2 likes').waitFor()
  await show('focus: false')
  await cardOf(latin).waitFor()
})

test('a group has its colour and repeats its heading in each column; a presented group is shown alone', async () => {
  const { postGroup } = await fay.must<{ postGroup: { id: string } }>(
    `mutation ($common: CommonInfoInput!, $object: ID!) {
      createPostGroup(commonInfoData: $common, brainstormId: $object, groupNameText: "Meetings", color: 3) {
        ok errorString postGroup { id } } }`,
    { common: session.common, object: session.objectId },
  )
  const move = `mutation ($id: ID!, $group: ID!) { movePost(postId: $id, toPostgroupId: $group) { ok errorString } }`
  for (let n = 1; n <= 30; n += 1) {
    const id = await session.answer(fay, `Fewer and shorter meetings, number ${n} of many`)
    await fay.must(move, { id, group: postGroup.id })
  }
  await room.getByText('33 answers', { exact: true }).waitFor()
  const green = 'rgb(63, 145, 66)'
  const colorOf = (one: Locator, side: string): Promise<string> =>
    one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), side)
  await expect
    .poll(() => colorOf(cardOf('number 1 of many').first(), 'border-inline-start-color'))
    .toBe(green)
  await cardOf('number 1 of many').first().getByText('Meetings', { exact: true }).waitFor()
  await expect.poll(clipped).toEqual([])

  await show('showGroupPage: true')
  await room.getByRole('heading', { name: 'Meetings', exact: true }).waitFor()
  const again = room.getByRole('region', { name: 'Meetings (continued)' })
  await again.first().waitFor()
  await expect.poll(clipped).toEqual([])
  const sections = await room.getByRole('region', { name: /^Meetings/ }).all()
  expect(sections.length).toBeGreaterThan(1)
  for (const section of sections) {
    expect(await colorOf(section, 'border-top-color')).toBe(green)
    expect(await section.getByRole('heading').count()).toBe(1)
    expect(await section.getByRole('article').count()).toBeGreaterThan(0)
  }
  expect(await again.first().getByRole('heading').textContent()).toBe('Meetings (continued)')

  await show(`activePostGroupId: "${postGroup.id}"`)
  await room.getByRole('region', { name: 'Ungrouped answers' }).waitFor({ state: 'detached' })
  await room.getByRole('heading', { name: 'Meetings', exact: true }).waitFor()
  await expect.poll(clipped).toEqual([])
  expect(device.errors).toEqual([])
})
