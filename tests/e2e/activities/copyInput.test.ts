import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addActivity } from '../../activities/brainstorm/stage.ts'
import { card } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { phone } from '../support/devices.ts'
import { groupingSession, groupName } from '../support/groupActs.ts'
import { joined } from '../support/ready.ts'
import { makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('copyInput')

/** A facilitator at the groups of an activity with three answers, and a second activity, 'Next'. */
async function start() {
  const { session, open } = await groupingSession(stage, ['Tea', 'Coffee', 'Water'])
  const fay = session.facilitator
  const next = await addActivity(fay, session.workshopId, 'Next')
  const { page } = await open()
  page.setDefaultTimeout(15_000)
  const read = () =>
    fay.must<{ questions: { text: string }[]; posts: { postText: string }[] }>(
      `query ($id: ID!) { brainstorm(id: $id) { questions { text } posts { postText } } }`,
      { id: next.objectId },
    )
  return { page, read, session, next, fay }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Copy input to another activity' })

const answerDialog = (page: Page) => page.getByRole('dialog', { name: 'Answer' })
const openCard = (page: Page, text: string) => card(page, text).getByRole('button', { name: text }).click()

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const is = await page.evaluate((wanted) => {
      const active = document.activeElement
      const label = active?.closest('label')?.textContent ?? active?.getAttribute('aria-label')
      return (label ?? active?.textContent ?? '').trim().startsWith(wanted)
    }, name)
    if (is) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${name} by Tab`)
}

test('[K13] what a copy and a duplicate leave out is said on the screen', async () => {
  const { page, session, fay } = await start()
  const act = (call: string) => fay.must(`mutation { ${call} { ok errorString } }`)
  const { posts } = await fay.must<{ posts: { id: string }[] }>(
    `query ($id: ID!) { brainstorm(id: $id) { posts { id } } }`,
    { id: session.objectId },
  )
  await act(`createComment(postId: "${posts[0]?.id}", text: "Green?")`)
  await act(
    `createPartAndType(commonInfoData: { workshop: "${session.workshopId}" }, title: "Reasons", type: "workshop | identify")`,
  )
  const slides = await makeSlides(fay, session.workshopId)
  await uploadSlides(fay, slides.objectId, pdfWithPages(1))
  await act(`updatePresent(presentId: "${slides.objectId}", showComments: true)`)
  await act(`createPresentComment(presentId: "${slides.objectId}", page: 1, text: "Louder")`)

  await page.getByRole('button', { name: 'Options of this activity' }).click()
  await page.getByRole('menuitem', { name: 'Copy input to another activity' }).click()
  await dialog(page).getByRole('radio', { name: 'Reasons' }).check()
  await dialog(page).getByRole('button', { name: 'Copy Answers' }).click()
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await page
    .getByText('3 copied to “Reasons”. Comments left out, because there is no place for them: 1.')
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Actions for Slides' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click()
  await page.getByRole('button', { name: 'With Input' }).click()
  await page.getByText('Comments are off in the copy, which has 1. You can turn them on there.').waitFor()
})

test('[K6][K7] with the keyboard only: all answers to a question are copied to another activity, which opens from the notice', async () => {
  const { page, read, session } = await start()
  const found: string[] = []
  await page.getByRole('button', { name: 'Options of this activity' }).focus()
  await page.keyboard.press('Enter')
  const entry = page.getByRole('menuitem', { name: 'Copy input to another activity' })
  await entry.waitFor()
  // The menu takes the focus a moment after it is there.
  const menu = page.getByRole('menu')
  await expect.poll(() => menu.evaluate((all) => all.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => entry.evaluate((item) => item === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await dialog(page).getByText('All 3 answers').waitFor()
  expect(await dialog(page).getByRole('button', { name: 'Copy Answers' }).isDisabled()).toBe(true)
  found.push(...(await findings(page, 'target', looks.side, '[role=dialog]')))
  await tabTo(page, 'Next')
  await page.keyboard.press('Space')
  expect(await dialog(page).getByRole('button', { name: 'Copy Groups' }).isDisabled()).toBe(true)
  await tabTo(page, 'Copy Answers')
  await page.keyboard.press('Enter')
  // No group is there: the type is what it is.
  await dialog(page).getByRole('radio', { name: 'Individual Answers' }).waitFor()
  expect(await dialog(page).getByRole('radio', { name: 'Individual Answers' }).isDisabled()).toBe(true)
  const copy = dialog(page).getByRole('button', { name: 'Copy', exact: true })
  expect(await copy.isDisabled()).toBe(true)
  await tabTo(page, 'Answers')
  await page.keyboard.press('Space')
  await dialog(page).getByText('4. Select Question(s):').waitFor()
  found.push(...(await findings(page, 'wizard', looks.side, '[role=dialog]')))
  await tabTo(page, 'Question #1')
  await page.keyboard.press('Space')
  expect(await copy.isDisabled()).toBe(true)
  await page.keyboard.press('Space')
  await tabTo(page, 'Copy')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText('3 copied to “Next”.').first().waitFor()
  // Before anything else: the notice goes away by itself.
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  expect((await read()).posts.map(({ postText }) => postText).sort()).toEqual(['Coffee', 'Tea', 'Water'])
  await card(page, 'Coffee').waitFor()
  expect(found).toEqual([])
  // What was copied says where it comes from, and leads there: to the very answer.
  await openCard(page, 'Coffee')
  await answerDialog(page).getByRole('link', { name: 'From Ideas' }).click()
  await page.waitForURL(`**/brainstorm/${session.objectId}`)
  // The copy's dialog closes with its page; the one that opens is the original's, which comes from nowhere.
  await page.getByRole('link', { name: 'From Ideas' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Ideas' }).waitFor()
  await answerDialog(page).getByText('Coffee', { exact: true }).waitFor()
  expect(await answerDialog(page).getByRole('link').count()).toBe(0)
})

test('[K12] a copy leads participants to the activity it comes from, while that is theirs to see; of any kind', async () => {
  const { page, session, next, fay } = await start()
  const { workshopId, partId, objectId } = session
  const { posts } = await fay.must<{ posts: { id: string }[] }>(
    `query ($id: ID!) { brainstorm(id: $id) { posts { id } } }`,
    { id: objectId },
  )
  const { part } = await fay.must<{ part: { id: string; objectId: string } }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, title: "Collected", type: "workshop | identify") {
        ok errorString part { id objectId } } }`,
    { common: session.common },
  )
  const items = posts.map(({ id }) => ({ type: 'ANSWERS', objId: id }))
  for (const to of [next.partId, part.id])
    await fay.must(
      `mutation ($to: ID!, $items: [CopyItemInput!]!) { copyList(partId: $to, copyList: $items) { ok errorString } }`,
      { to, items },
    )
  await fay.must(
    `mutation ($next: ID!, $other: ID!) {
      setGlobalAnswers(brainstormId: $next, globalAnswers: true) { ok errorString }
      setIdentifyShown(identifyId: $other, shown: true) { ok errorString } }`,
    { next: next.objectId, other: part.objectId },
  )
  const hide = (hidden: boolean) =>
    fay.must(
      `mutation ($id: ID!, $hidden: Boolean!) { updatePartVisibility(partId: $id, hidden: $hidden) { ok errorString } }`,
      { id: partId, hidden },
    )
  const { page: bo } = await stage.open(phone)
  await joined(bo, workshopId)
  const source = bo.getByRole('link', { name: 'From Ideas' })
  const ideas = `brainstorm/${objectId}`
  const second = `brainstorm/${next.objectId}`
  const ways = [
    [ideas, second],
    [ideas, second, `identify/${part.objectId}`],
  ]
  for (const path of ways) {
    for (const address of path) {
      // Coming back, they are at the source already.
      if (!bo.url().endsWith(address)) await bo.getByRole('button', { name: 'Next', exact: true }).click()
      await bo.waitForURL(`**/${address}`)
    }
    await openCard(bo, 'Tea')
    await source.waitFor()
    expect(await findings(bo, path.join(), looks.side, '[role=dialog]')).toEqual([])
    await hide(true)
    await source.waitFor({ state: 'detached' })
    await answerDialog(bo).getByText('Tea', { exact: true }).waitFor()
    await hide(false)
    await source.waitFor()
    await session.showAgenda(false)
    await source.waitFor({ state: 'detached' })
    await session.showAgenda(true)
    await source.click()
    await bo.waitForURL(`**/${ideas}`)
    await bo.getByRole('heading', { level: 1, name: 'Ideas' }).waitFor()
    // The answer that they came from closes with its page, and none opens: the room is not told which it was.
    await bo.getByRole('dialog').waitFor({ state: 'detached' })
    await card(bo, 'Tea').waitFor()
  }
  // Facilitators read of a hidden one too, and nobody of one that is gone.
  await hide(true)
  await page.goto(`/workshop/${workshopId}/identify/${part.objectId}`)
  await openCard(page, 'Water')
  const shown = page.getByRole('link', { name: 'From Ideas' })
  await shown.waitFor()
  await fay.must(`mutation ($id: ID!) { deletePart(part: $id) { ok errorString } }`, { id: partId })
  await shown.waitFor({ state: 'detached' })
})

test('[K7][K8] selected groups become questions; a copy without enough room is refused with a message, and the dialog stays', async () => {
  const { page, read, session, next, fay } = await start()
  const { posts } = await fay.must<{ posts: { id: string; postText: string }[] }>(
    `query ($id: ID!) { brainstorm(id: $id) { posts { id postText } } }`,
    { id: session.objectId },
  )
  await fay.must(
    `mutation ($common: CommonInfoInput!, $object: ID!, $posts: [ID]!) {
      createPostGroupFromPosts(commonInfoData: $common, brainstormId: $object, postsId: $posts,
        groupNameText: "Hot") { ok errorString } }`,
    {
      common: session.common,
      object: session.objectId,
      posts: posts.flatMap(({ id, postText }) => (postText === 'Water' ? [] : id)),
    },
  )
  await groupName(page, 'Hot').click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const name of ['Tea', 'Coffee']) await page.getByRole('checkbox', { name }).first().check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Copy to…' }).click()
  await dialog(page).getByText('The 2 selected answers are copied.').waitFor()
  await dialog(page).getByRole('radio', { name: 'Next' }).check()
  await dialog(page).getByRole('button', { name: 'Copy Groups' }).click()
  await dialog(page).getByRole('radio', { name: 'Questions' }).check()
  const copy = dialog(page).getByRole('button', { name: 'Copy', exact: true })
  const addQuestion = (place: number) =>
    fay.must(
      `mutation ($id: ID!, $place: Int!) { updateTopic(brainstormId: $id, topicPos: $place, topicText: "More") {
        ok errorString } }`,
      { id: next.objectId, place },
    )
  for (let index = 1; index < 10; index += 1) await addQuestion(index)
  await copy.click()
  await dialog(page).getByRole('alert').getByText('nothing was copied').waitFor()
  await fay.must(`mutation ($id: ID!) { deleteTopic(brainstormId: $id, topicPos: 9) { ok errorString } }`, {
    id: next.objectId,
  })
  await copy.click()
  await dialog(page).waitFor({ state: 'detached' })
  const copied = await read()
  expect(copied.questions.at(-1)?.text).toBe('Hot')
  expect(copied.posts.map(({ postText }) => postText).sort()).toEqual(['Coffee', 'Tea'])
})

test('[K6] Copy Top copies as many answers as requested', async () => {
  const { page, read } = await start()
  await page.getByRole('button', { name: 'Options of this activity' }).click()
  await page.getByRole('menuitem', { name: 'Copy input to another activity' }).click()
  await dialog(page).getByRole('radio', { name: 'Next' }).check()
  await dialog(page).getByLabel('How many of the most liked answers').fill('2')
  await dialog(page).getByRole('button', { name: 'Copy Top' }).click()
  await dialog(page).getByText('The 2 most liked answers').waitFor()
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await dialog(page).getByRole('button', { name: 'Copy Top' }).click()
  await dialog(page).getByRole('radio', { name: 'Topics' }).check()
  await dialog(page).getByRole('radio', { name: 'Answers', exact: true }).check()
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await page
    .getByText(/copied to “Next”/)
    .first()
    .waitFor()
  expect((await read()).posts).toHaveLength(2)
})
