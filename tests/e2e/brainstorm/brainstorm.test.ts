import { expect, test } from 'vitest'
import { answer, card, join } from '../support/acts.ts'
import { addEntry, picker, present, question, rowsShown } from '../support/brainstormActs.ts'
import { brainstormRooms } from '../support/brainstormRoom.ts'
import { laptop, phone, tablet } from '../support/devices.ts'

const { open, room } = brainstormRooms('brainstorm')

test('[S5] pages and the overview are presented to all; after a reload or a late join the screen shows what is presented', async () => {
  const { ana, bo, workshopId } = await room(tablet)
  await addEntry(ana, 'Questions', 'What next?')
  await answer(ana, 'Tea for everyone')
  await present(ana)
  await question(bo, 'Question #1').waitFor()
  // The answer box has one row until it has the focus, then five: on a laptop beside the editor and on a tablet.
  for (const page of [ana, bo]) await expect.poll(() => rowsShown(page)).toBe(1)
  for (const page of [ana, bo]) {
    await page.getByRole('textbox', { name: 'Your answer' }).click()
    await expect.poll(() => rowsShown(page)).toBe(5)
  }

  // Present takes the room to each page of the brainstorm.
  await ana.getByRole('button', { name: 'Word Cloud', exact: true }).click()
  await ana.getByRole('button', { name: 'Back to answers' }).waitFor()
  await present(ana)
  await bo.getByRole('button', { name: 'Back to answers' }).waitFor()
  await bo.getByRole('button', { name: 'Back to answers' }).tap()
  await bo.getByRole('textbox', { name: 'Your answer' }).waitFor()
  await ana.getByRole('button', { name: 'Groups', exact: true }).click()
  await present(ana)
  await bo.getByText('No groups yet').waitFor()

  // The overview lists all questions and has no answer box.
  await ana.getByRole('button', { name: 'Overview' }).click()
  await present(ana)
  await bo.getByRole('region', { name: 'What next?' }).waitFor()
  expect(await bo.getByRole('textbox', { name: 'Your answer' }).count()).toBe(0)
  expect(await bo.getByText('Tea for everyone').count()).toBe(0)
  await bo.reload()
  await bo.getByRole('region', { name: 'What next?' }).waitFor()
  await ana.reload()
  await ana.getByRole('region', { name: 'What next?' }).getByText('hidden from participants').waitFor()
  const late = await open(phone)
  await join(late.page, workshopId)
  await late.page.getByRole('region', { name: 'What next?' }).waitFor()

  // A question's title in the overview opens that question.
  await bo.getByRole('button', { name: '2. What next?' }).tap()
  await question(bo, 'What next?').waitFor()
  expect(await picker(bo).getAttribute('aria-label')).toBe('Question 2 of 2')

  // Follow me takes the room along at each step and disables the participants' own navigation.
  await ana.getByRole('button', { name: 'Follow me', exact: true }).click()
  await ana.getByRole('button', { name: 'Answers', exact: true }).click()
  await question(bo, 'Question #1').waitFor()
  await ana.getByRole('button', { name: 'Next', exact: true }).click()
  await question(bo, 'What next?').waitFor()
  expect(await picker(bo).isDisabled()).toBe(true)
  expect(await bo.getByRole('button', { name: 'Groups', exact: true }).isDisabled()).toBe(true)
  // The browser's Back button leads the participant back to the room's position.
  await bo.goBack()
  await bo.waitForURL(/\/brainstorm\//)
  await question(bo, 'What next?').waitFor()
  expect(await picker(bo).isDisabled()).toBe(true)
})

test('a presented answer stays presented across a reload, until the facilitator leaves it', async () => {
  const { ana, bo } = await room()
  await answer(ana, 'Shorter meetings')
  await answer(ana, 'Fewer tools')
  await present(ana)
  // On a phone the box has one row as well, and five when it has the focus.
  await question(bo, 'Question #1').waitFor()
  await expect.poll(() => rowsShown(bo)).toBe(1)
  await bo.getByRole('textbox', { name: 'Your answer' }).tap()
  await expect.poll(() => rowsShown(bo)).toBe(5)
  await ana.getByRole('button', { name: 'Open answer: Fewer tools' }).click()
  // An answer that the room does not see yet cannot be presented.
  const presentToAll = ana.getByRole('button', { name: 'Present to all' })
  await presentToAll.waitFor()
  await expect.poll(() => presentToAll.getAttribute('title')).toMatch(/Show the answers first/)
  expect(await presentToAll.isDisabled()).toBe(true)
  await ana.keyboard.press('Escape')
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await card(bo, 'Fewer tools').waitFor()
  await ana.getByRole('button', { name: 'Open answer: Fewer tools' }).click()
  await presentToAll.click()
  const shown = bo.getByRole('dialog')
  await shown.getByText('The facilitator shows this answer to everyone.').waitFor()
  await shown.getByText('Fewer tools').waitFor()
  await ana.getByText('Everyone sees this answer now.').waitFor()

  for (const page of [ana, bo]) await page.reload()
  await shown.getByText('Fewer tools').waitFor()
  await ana.getByRole('button', { name: 'Stop presenting the answer' }).click()
  await shown.waitFor({ state: 'detached' })
  await presentToAll.click()
  await shown.getByText('Fewer tools').waitFor()
  // Closing the answer ends its presentation as well.
  await ana.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
  await card(bo, 'Fewer tools').waitFor()
  expect(await bo.getByRole('button', { name: 'Present to all' }).count()).toBe(0)

  // An answer that was hidden while open does not reopen over what is typed meanwhile.
  await bo.getByRole('button', { name: 'Open answer: Fewer tools' }).click()
  await shown.waitFor()
  await ana.getByRole('button', { name: 'Hide answers', exact: true }).click()
  await shown.getByText('The facilitator has hidden the answers.').waitFor()
  await shown.getByRole('button', { name: 'Close', exact: true }).last().click()
  await shown.waitFor({ state: 'detached' })
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await card(bo, 'Fewer tools').waitFor()
  expect(await shown.count()).toBe(0)
})

test('answers can be searched ignoring case, earliest match first, and the slash key focuses the search', async () => {
  const { ana } = await room()
  for (const text of ['Tea', 'Green tea', 'A TEAM', 'Coffee']) await answer(ana, text)
  const search = ana.getByRole('textbox', { name: 'Search answers' })
  const texts = () => ana.getByRole('article').allInnerTexts()
  const found = async () => (await texts()).map((text) => text.split('\n')[0])

  // In a text field the slash is typed instead of opening the search.
  await ana.getByRole('textbox', { name: 'Your answer' }).pressSequentially('/')
  expect(await ana.getByRole('textbox', { name: 'Your answer' }).inputValue()).toBe('/')
  await ana.getByRole('textbox', { name: 'Your answer' }).fill('')
  await ana.getByRole('button', { name: 'Open answer: Coffee' }).focus()
  await ana.keyboard.press('/')
  await ana.keyboard.type('tea')
  await ana.getByText('3 of 4 answers').waitFor()
  await expect.poll(found).toEqual(['Tea', 'A TEAM', 'Green tea'])
  await search.fill('nothing of this')
  await ana.getByText('No answer contains this').waitFor()
  await ana.getByRole('button', { name: 'Clear the search' }).click()
  await expect.poll(async () => (await texts()).length).toBe(4)
  await search.fill('coff')
  await ana.getByText('1 of 4 answers').waitFor()
  await search.press('Escape')
  await expect.poll(async () => (await texts()).length).toBe(4)
})

test('[B7] [B8] answers can be written, queued, edited and deleted by their authors', async () => {
  const { ana, bo } = await room(laptop)
  await answer(ana, 'The first one')
  await present(ana)
  const box = bo.getByRole('textbox', { name: 'Your answer' })
  const submit = bo.getByRole('button', { name: 'Submit', exact: true })
  await box.waitFor()
  expect(await box.getAttribute('placeholder')).toBe('Add answer here...')
  expect(await box.getAttribute('rows')).toBe('1')
  await box.click()
  expect(await box.getAttribute('rows')).toBe('5')
  await bo
    .getByText('Answers from other participants are hidden. Wait for the facilitator to show all answers.')
    .waitFor()

  // Submit is enabled only when the box contains text; Shift+Enter inserts a line break, Enter submits.
  expect(await submit.isDisabled()).toBe(true)
  await box.fill('   ')
  expect(await submit.isDisabled()).toBe(true)
  await box.fill('Two')
  await box.press('Shift+Enter')
  await box.pressSequentially('lines')
  await submit.click()
  await card(bo, 'Two lines').waitFor()
  expect(await bo.getByRole('article', { name: '' }).first().getAttribute('title')).toBe(
    'This is your answer',
  )

  // Several answers at once: Save is enabled by a text or a list of answers.
  await bo.getByRole('button', { name: 'Several answers' }).click()
  const dialog = bo.getByRole('dialog')
  const saveAll = dialog.getByRole('button', { name: 'Save', exact: true })
  await dialog.getByRole('textbox').waitFor()
  expect(await saveAll.isDisabled()).toBe(true)
  for (const text of ['Alpha', 'Beta']) {
    await dialog.getByRole('textbox').fill(text)
    await dialog.getByRole('textbox').press('Enter')
  }
  await dialog.getByText('2 answers to be saved').waitFor()
  expect(await saveAll.isDisabled()).toBe(false)
  await dialog.getByRole('button', { name: 'Take out: Beta' }).click()
  await dialog.getByRole('textbox').fill('Gamma')
  await saveAll.click()
  for (const text of ['Alpha', 'Gamma']) await card(bo, text).waitFor()
  expect(await card(bo, 'Beta').count()).toBe(0)
  for (const text of ['Alpha', 'Gamma']) await card(ana, text).waitFor()

  // Editing ends with Save, Cancel or Enter; participants may edit only their own answers.
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await bo.getByRole('button', { name: 'Open answer: The first one' }).click()
  await bo.getByRole('dialog').getByRole('button', { name: /^Like/ }).waitFor()
  expect(await bo.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0)
  expect(await bo.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0)
  await bo.keyboard.press('Escape')
  await bo.getByRole('button', { name: 'Open answer: Alpha' }).click()
  await bo.getByRole('button', { name: 'Edit', exact: true }).click()
  // The card flips to its editing side, whose text box has the focus at once.
  const turned = dialog.locator('[data-turned]')
  expect(await turned.evaluate((side) => getComputedStyle(side).animationDuration)).toBe('0.3s')
  await dialog.getByRole('textbox', { name: 'Your answer' }).and(bo.locator(':focus')).waitFor()
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('Alpha changed')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByText('Alpha', { exact: true }).waitFor()
  await bo.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('Omega')
  await dialog.getByRole('textbox', { name: 'Your answer' }).press('Enter')
  await dialog.getByText('Omega', { exact: true }).waitFor()
  await card(ana, 'Omega').waitFor()

  // Delete asks for confirmation. A facilitator may delete any answer, and undo it.
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await bo.getByRole('heading', { name: 'Are you sure you want to delete this answer?' }).waitFor()
  await bo.getByText('This will permanently delete the answer.', { exact: true }).waitFor()
  await bo.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await card(ana, 'Omega').waitFor({ state: 'detached' })
  await ana.getByRole('button', { name: 'Open answer: Gamma' }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await ana.getByRole('heading', { name: 'Are you sure you want to delete this answer?' }).waitFor()
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await card(bo, 'Gamma').waitFor({ state: 'detached' })
  await ana.getByRole('button', { name: 'Undo', exact: true }).click()
  await card(bo, 'Gamma').waitFor()
  await bo.getByText('4 answers', { exact: true }).waitFor({ state: 'detached' })
  await bo.getByText('3 answers', { exact: true }).waitFor()
})

test('[B12] comments and replies: added, changed and deleted at both levels', async () => {
  const { ana, bo } = await room(laptop)
  await answer(ana, 'Tea')
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await present(ana)
  for (const page of [ana, bo]) await page.getByRole('button', { name: 'Open answer: Tea' }).click()
  const [anas, bos] = [ana, bo].map((page) => page.getByRole('region', { name: 'Comments' }))
  if (!anas || !bos) throw new Error('no comments')
  const write = bos.getByRole('textbox', { name: 'Add a comment' })
  expect(await bos.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true)
  await write.press('Enter')
  await write.fill('x'.repeat(249))
  await write.pressSequentially('yz')
  expect(await write.inputValue()).toBe(`${'x'.repeat(249)}y`)
  await write.fill('With milk')
  await write.press('Shift+Enter')
  expect(await bos.getByRole('listitem').count()).toBe(0)
  await write.press('Enter')
  await anas.getByText('With milk').waitFor()
  await anas.getByRole('button', { name: 'Reply' }).click()
  await anas.getByRole('textbox', { name: 'Write a reply' }).fill('Or without')
  await anas.getByRole('textbox', { name: 'Write a reply' }).press('Enter')
  await bos.getByText('Or without').waitFor()

  // People may edit their own comments; a facilitator may edit any.
  const own = bos.getByRole('listitem').first()
  await expect.poll(() => bos.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(1)
  await own.getByRole('button', { name: 'Edit', exact: true }).click()
  await bos.getByRole('textbox', { name: 'Edit' }).fill('With oat milk')
  await bos.getByRole('textbox', { name: 'Edit' }).press('Enter')
  await anas.getByText('With oat milk').waitFor()
  await anas.getByRole('button', { name: 'Delete', exact: true }).nth(1).click()
  await bos.getByText('Or without').waitFor({ state: 'detached' })

  // An edit that arrives after a facilitator removed the comment is refused with the reason; its text stays and can be
  // copied.
  let release = (): void => undefined
  const isRemoved = new Promise<void>((resolve) => (release = resolve))
  await bo.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('UpdateComment')) await isRemoved
    await route.continue()
  })
  await own.getByRole('button', { name: 'Edit', exact: true }).click()
  await bos.getByRole('textbox', { name: 'Edit' }).fill('With soy milk')
  await bos.getByRole('textbox', { name: 'Edit' }).press('Enter')
  // The author's screen already shows the optimistic edit: only the facilitator's response proves that the removal came
  // first.
  const removal = ana.waitForResponse(
    (response) => response.request().postData()?.includes('UpdateComment') === true,
  )
  await anas.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await removal
  release()
  await bo.getByText('Only a facilitator can change it or bring it back.').waitFor()
  await bo.getByText('With soy milk').waitFor()
  // The refusal and the removal come by two ways, in either order.
  await expect.poll(() => own.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0)
})
