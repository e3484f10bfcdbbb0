import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { CreatePostDocument } from '#api/operations/post.ts'
import { findings, looks } from '../support/axe.ts'
import { card } from '../support/acts.ts'
import { entryMenu } from '../support/brainstormActs.ts'
import { laptop } from '../support/devices.ts'
import { brainstormAdded, emptySession, signedIn } from '../support/ready.ts'
import { dialog as importDialog, grid, openImport, selected, xlsx } from '../support/sheet.ts'
import { setStage } from '../support/stage.ts'
import { chooseVoting, evaluateAdded, pollOn, rate, vote } from '../support/voteActs.ts'

const stage = setStage('evaluateEditor')

const panel = (page: Page): Locator =>
  page.getByRole('complementary').filter({ has: page.getByLabel('Activity type') })
const field = (page: Page, name: string): Locator => panel(page).getByRole('textbox', { name, exact: true })
/** The maximum of the scale, as the sliders have it. */
const highest = (page: Page): Promise<string | null> => page.getByRole('slider').first().getAttribute('max')
/** The texts of the polls on the vote page, in their order: a number stands before each. */
const polls = (page: Page): Promise<string[]> =>
  page.locator('[data-list=polls] article h3 > :last-child').allInnerTexts()

/** What is typed replaces all of the field's text. */
const isSelected = (area: Element): boolean =>
  area instanceof HTMLTextAreaElement &&
  area === document.activeElement &&
  area.selectionEnd - area.selectionStart === area.value.length
/** Chooses what a label covers, once its place is final: a forced click does not wait for that. */
async function choose(radio: Locator): Promise<void> {
  await radio.scrollIntoViewIfNeeded()
  await radio.check({ force: true })
}

/** A facilitator at an activity with these polls, the editor beside it. */
async function atEditor(axes: 1 | 2, texts: readonly string[]) {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  const evaluate = await evaluateAdded(
    signed,
    workshopId,
    axes,
    texts.map((text) => ({ text })),
  )
  await page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await page.goto(evaluate.path)
  await field(page, 'Heading').waitFor()
  return { page, signed, workshopId, ...evaluate }
}

test('[EV3] [EV4] [EV5] the editor of Scales: texts with counters, the range with its messages, and the list of answers', async () => {
  const { page } = await atEditor(1, ['Tea', 'Coffee'])
  expect(await panel(page).getByLabel('Activity type').isDisabled()).toBe(true)
  await field(page, 'Activity name').fill('Drinks')
  await panel(page).getByText('6/100').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Drinks', exact: true }).waitFor()
  await field(page, 'Heading').fill('Rate the drinks')
  await panel(page).getByText('15/250').waitFor()
  await page.getByRole('main').getByText('Rate the drinks').waitFor()
  await field(page, 'Answer Heading').fill('What we serve')
  await page.getByRole('heading', { level: 2, name: 'What we serve' }).waitFor()
  await field(page, 'Vote Heading').fill('Taste')
  await field(page, 'Vote Description').fill('1 Bad, 7 Great')

  expect(await field(page, 'Min').getAttribute('readonly')).not.toBeNull()
  await field(page, 'Max').fill('101')
  await panel(page).getByText('Must be between 1 and 100').waitFor()
  await field(page, 'Max').fill('1')
  await panel(page).getByText('Max must be greater than Min').waitFor()
  // Not saved, also when the field is left.
  await field(page, 'Max').blur()
  expect(await highest(page)).toBe('5')
  await field(page, 'Max').fill('7')
  await expect.poll(() => highest(page)).toBe('7')
  // Each text stops at its limit, which its counter tells.
  const limits = { 'Activity name': 100, Heading: 250, 'Answer Heading': 200, 'Vote Heading': 75 }
  for (const [name, limit] of Object.entries(limits))
    expect(await field(page, name).getAttribute('maxlength')).toBe(String(limit))
  await pollOn(page, 'Tea').getByText('Great').waitFor()

  const list = panel(page).getByRole('region', { name: 'What we serve' })
  await list.getByRole('button', { name: 'Add answer' }).click()
  const third = list.getByRole('textbox').nth(2)
  await expect.poll(() => third.inputValue()).toBe('Answer 3')
  await expect.poll(() => third.evaluate(isSelected)).toBe(true)
  await page.keyboard.type('Water')
  await list.getByText('5/250').waitFor()
  await expect.poll(() => polls(page)).toEqual(['Tea', 'Coffee', 'Water'])
  await list.getByRole('button', { name: 'Sort Answer 3' }).focus()
  await page.keyboard.press('Space')
  await list.locator('[data-dragged]').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect.poll(() => polls(page)).toEqual(['Tea', 'Water', 'Coffee'])
  await entryMenu(page, 'Answer 1', 'Move down')
  await expect.poll(() => polls(page)).toEqual(['Water', 'Tea', 'Coffee'])
  await list.getByRole('button', { name: 'Colour of Answer 2: Grey' }).click()
  await page.getByRole('menuitemradio', { name: 'Teal' }).click()
  await list.getByRole('button', { name: 'Colour of Answer 2: Teal' }).waitFor()
  await entryMenu(page, 'Answer 3', 'Delete')
  await page.getByText('This will permanently delete the answer.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => polls(page)).toEqual(['Water', 'Tea'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => polls(page)).toEqual(['Water', 'Tea', 'Coffee'])
  expect(await findings(page, 'editor of Scales', looks.side)).toEqual([])
})

test('[BT2] [BT4] [BT6] [BT7] a lower maximum says how many votes count as it; voting is closed, hidden and shown from the editor', async () => {
  const { page } = await atEditor(1, ['Tea', 'Coffee'])
  const radio = (name: string) => panel(page).getByRole('radio', { name, exact: true })
  await radio('Live').click()
  await expect.poll(() => radio('Live').isChecked()).toBe(true)
  await rate(page, 'Tea', 5)
  await vote(page)
  await field(page, 'Max').fill('4')
  await panel(page).getByText('1 vote above 4 counts as 4. No vote is changed.').waitFor()
  await expect.poll(() => highest(page)).toBe('4')

  await radio('When voting closes').click()
  await panel(page).getByText('Nobody sees results until voting closes.').waitFor()
  await field(page, 'Max').fill('3')
  await panel(page).getByText('Votes above 3 count as 3. No vote is changed.').waitFor()
  await panel(page).getByRole('switch', { name: 'Show results to everybody' }).click()
  await panel(page).getByText('Everybody will see the results once voting closes.').waitFor()
  await panel(page).getByRole('button', { name: 'Close voting' }).click()
  await panel(page).getByText('Voting is closed.').waitFor()
  await panel(page).getByText('1 vote above 3 counts as 3. No vote is changed.').waitFor()
  await panel(page).getByText('Everybody sees the results, also people who have not voted.').waitFor()
})

test('[EV2] [EV6] the editor of a matrix: dimensions, colours and labels, and how its results open', async () => {
  const { page } = await atEditor(2, ['Tea'])
  await field(page, 'Horizontal axis').fill('Taste')
  await field(page, 'Description of the horizontal axis').fill('1 Bad, 5 Great')
  await field(page, 'Vertical axis').fill('Price')
  await panel(page).getByText('5/75').waitFor()
  await page.getByRole('slider', { name: 'Tea, Price' }).waitFor()
  await panel(page).getByText('Advanced', { exact: true }).click()
  await choose(panel(page).getByRole('radio', { name: 'Blue and orange' }))
  expect(await field(page, 'Top left').getAttribute('placeholder')).toBe('Easy Wins')
  await field(page, 'Bottom right').fill('Never again')
  await panel(page).getByText('11/50').waitFor()
  await panel(page).getByRole('switch', { name: 'Results open as a graph' }).click()
  await rate(page, 'Tea, Taste', 4)
  await rate(page, 'Tea, Price', 2)
  await vote(page)
  // The menu of actions leads to the results and back.
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Result view' }).click()
  await page.waitForURL(/\/results$/)
  const back = page.getByRole('button', { name: 'Edit vote' })
  expect(await back.getAttribute('title')).toBe('Back to the vote screen')
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Vote view' }).click()
  await page.waitForURL(/\/vote$/)
  await page.getByRole('button', { name: 'Go to results' }).click()
  const picture = page.getByRole('figure')
  await picture.getByText('Never again').waitFor()
  await panel(page).getByRole('switch', { name: 'Show labels' }).click()
  await picture.getByText('Never again').waitFor({ state: 'detached' })
  expect(await findings(page, 'editor of a matrix', looks.side)).toEqual([])
})

test('[N3] [N4] [EV3] each selected cell of a sheet becomes an answer to vote on; what is too long is told', async () => {
  const { page } = await atEditor(2, ['Tea'])
  await openImport(page, xlsx({ Ideas: [['Water', 'Juice'], [], ['Milk', 'x'.repeat(300)]] }))
  await grid(page).focus()
  await page.keyboard.press('Control+a')
  await selected(page, '4 texts are selected (A1:B3). One is longer')
  expect(await findings(page, 'sheet', looks.side, '[role=dialog]')).toEqual([])
  await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await importDialog(page).getByText('3 of 4 were added.').waitFor()
  await importDialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.poll(() => polls(page)).toEqual(['Tea', 'Water', 'Juice', 'Milk'])
})

test('[K6] [K12] [EV10] answers of a brainstorm are copied into a matrix, and each names its source', async () => {
  const { page, signed, workshopId, objectId } = await atEditor(2, ['Tea'])
  const brainstorm = await brainstormAdded(signed, workshopId)
  const brainstormId = brainstorm.split('/').at(-1) ?? ''
  for (const postText of ['Water', 'Juice'])
    await signed.credentials.callAs(
      CreatePostDocument,
      { brainstormId, commonInfoData: { workshop: workshopId }, postText },
      signed.credentials.accountIdentity(),
    )
  await page.goto(brainstorm)
  await page.getByRole('button', { name: 'Options of this activity' }).click()
  await page.getByRole('menuitem', { name: 'Copy input to another activity' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('All 2 answers').waitFor()
  await choose(dialog.getByRole('radio', { name: /^2x2 matrix/ }))
  await dialog.getByRole('button', { name: 'Copy Answers' }).click()
  await dialog.getByText('Each answer becomes something to vote on').waitFor()
  expect(await findings(page, 'copy into a matrix', looks.side, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(new RegExp(objectId))
  await expect.poll(() => polls(page)).toEqual(['Tea', 'Water', 'Juice'])
  await page.getByRole('button', { name: 'Edit: Water' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Brainstorm/ })
    .waitFor()
  await page.keyboard.press('Escape')

  // And on to another activity: of what was rated, the highest.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await chooseVoting(page, /^Live/)
  for (const [poll, value] of [
    ['Juice', 5],
    ['Tea', 2],
  ] as const)
    for (const axis of ['X-Value', 'Y-Value']) await rate(page, `${poll}, ${axis}`, value)
  await vote(page)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy input to another activity' }).click()
  await dialog.getByText('All 3 answers are copied.').waitFor()
  await choose(dialog.getByRole('radio', { name: /^Brainstorm/ }))
  await dialog.getByRole('textbox', { name: 'How many of the highest rated answers' }).fill('1')
  await dialog.getByRole('button', { name: 'Copy Top' }).click()
  await dialog.getByText('The highest rated answer is copied.').waitFor()
  await dialog.getByRole('radio', { name: 'Answers', exact: true }).check()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Open' }).last().click()
  await page.waitForURL(`**${brainstorm}`)
  await expect.poll(() => card(page, 'Juice').count()).toBe(2)
  expect(await card(page, 'Tea').count()).toBe(0)
})
