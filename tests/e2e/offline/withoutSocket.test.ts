import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { answer, card, saved } from '../support/acts.ts'
import { laptop, phone, tablet, withoutSockets } from '../support/devices.ts'
import type { Screen } from '../support/devices.ts'
import { identifyAdded } from '../support/identifyReady.ts'
import { chooseValue, footButton, picture, rows, said, slider, state, waiting } from '../support/pulseActs.ts'
import { pulseAdded } from '../support/pulseReady.ts'
import { builtSession, emptySession, joined, signedIn, signedInAs } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('without-socket')

const words = 'No live connection gets through here.'

/** A device in a network that allows calls but no websocket. */
async function inStrictNetwork(screen: Screen): Promise<Page> {
  const { page } = await stage.open(screen)
  await withoutSockets(page)
  return page
}

test('[U14] with only the websocket blocked the message says so, a facilitator presents and a participant follows', async () => {
  const ana = await inStrictNetwork(laptop)
  const { workshopId, path } = await builtSession(await signedIn(ana))
  const bo = await inStrictNetwork(phone)
  const cy = (await stage.open(tablet)).page
  await Promise.all([ana.goto(`/workshop/${workshopId}`), joined(bo, workshopId), joined(cy, workshopId)])
  for (const page of [ana, bo]) {
    await page.getByText(words).waitFor()
    expect(await page.getByText('You are offline.').count()).toBe(0)
  }
  await ana.getByRole('link', { name: /Brainstorm/ }).click()
  await ana.waitForURL(`**${path}`)
  await ana.getByRole('button', { name: 'Present', exact: true }).click()
  await ana.getByText('Presenting', { exact: true }).waitFor()
  for (const page of [bo, cy]) await page.waitForURL(`**${path}`)

  await answer(bo, 'By calls alone')
  await saved(bo)
  await card(bo, 'By calls alone').waitFor()
  await ana.getByRole('button', { name: 'More ways to present' }).click()
  await ana.getByRole('menuitem', { name: /^Stop presenting/ }).click()
  for (const page of [bo, cy]) await page.waitForURL(new RegExp(`/workshop/${workshopId}$`))
})

test('[U14] a facilitator whose device has no copy of an activity reads it by calls, answers, and sees what has to wait', async () => {
  const ana = (await stage.open(laptop)).page
  const signed = await signedIn(ana)
  const { path } = await builtSession(signed)
  await ana.goto(path)
  await answer(ana, 'Written at the office')
  await saved(ana)

  const onTheTrain = await inStrictNetwork(laptop)
  await signedInAs(onTheTrain, signed.email)
  await onTheTrain.goto(path)
  await card(onTheTrain, 'Written at the office').waitFor()
  await onTheTrain.getByText('Grouping and editing wait for a live connection.', { exact: false }).waitFor()
  expect(await onTheTrain.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await answer(onTheTrain, 'Written on the train')
  await card(ana, 'Written on the train').waitFor()
  await card(onTheTrain, 'Written on the train').click()
  await onTheTrain.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const asked = onTheTrain.getByRole('dialog', { name: 'Are you sure you want to delete this answer?' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await card(ana, 'Written on the train').waitFor({ state: 'detached' })
  await saved(onTheTrain)
  await card(onTheTrain, 'Written on the train').waitFor({ state: 'detached' })
})

test('[U14] without any network the message is "offline", and it disappears when the network returns', async () => {
  const device = await stage.open(tablet)
  const { workshopId } = await builtSession(await signedIn((await stage.open(laptop)).page))
  await joined(device.page, workshopId)
  await device.page.getByText('Please wait for Ana').waitFor()
  await device.goOffline()
  await device.page.getByText('You are offline.').waitFor()
  expect(await device.page.getByText(words).count()).toBe(0)
  await device.goOnline()
  await device.page.getByText('You are offline.').waitFor({ state: 'detached' })
})

test('[K12] [U14] by calls alone a copied answer of each kind says where it comes from, and leads there', async () => {
  const fay = await signUpFacilitator(stage.plenum)
  const session = await startSession(stage.plenum, fay)
  const postId = await session.answer(fay, 'Tea')
  const items = [{ type: 'ANSWERS', objId: postId }]
  const bo = await inStrictNetwork(phone)
  await joined(bo, session.workshopId)
  for (const kind of ['brainstorm', 'identify']) {
    const { part } = await fay.must<{ part: { id: string; objectId: string } }>(
      `mutation ($common: CommonInfoInput!, $type: String!) {
        createPartAndType(commonInfoData: $common, title: "Next", type: $type) { ok errorString part { id objectId } } }`,
      { common: session.common, type: `workshop | ${kind}` },
    )
    const show =
      kind === 'identify'
        ? 'setIdentifyShown(identifyId: $id, shown: true)'
        : 'setGlobalAnswers(brainstormId: $id, globalAnswers: true)'
    await fay.must(
      `mutation ($id: ID!, $to: ID!, $items: [CopyItemInput!]!, $on: ID!) {
        copyList(partId: $to, copyList: $items) { ok errorString }
        ${show} { ok errorString }
        updateState(workshopId: $on, currentState: "RU", activePartId: $to) { ok errorString } }`,
      { id: part.objectId, to: part.id, items, on: session.workshopId },
    )
    await bo.waitForURL(`**/${kind}/${part.objectId}`)
    await card(bo, 'Tea').getByRole('button', { name: 'Tea' }).click()
    await bo.getByRole('dialog').getByRole('link', { name: 'From Ideas' }).click()
    await bo.waitForURL(`**/brainstorm/${session.objectId}`)
  }
})

test('[U14] Identify by calls alone: presented, answered, shown and hidden again, while what waits is said', async () => {
  const atOffice = (await stage.open(laptop)).page
  const signed = await signedIn(atOffice)
  const workshopId = await emptySession(signed)
  const { path } = await identifyAdded(signed, workshopId, ['What helps?', 'What hinders?'])
  const [ana, bo] = [await inStrictNetwork(laptop), await inStrictNetwork(phone)]
  await signedInAs(ana, signed.email)
  await Promise.all([ana.goto(path), joined(bo, workshopId)])
  await ana.getByText('Editing waits for a live connection.', { exact: false }).waitFor()
  await ana.getByRole('button', { name: 'Present', exact: true }).click()
  await bo.waitForURL(`**${path}`)

  const topic = (page: Page) => page.getByRole('region', { name: 'What hinders?', exact: true })
  await topic(bo).getByRole('button', { name: 'Answer in: What hinders?' }).tap()
  await bo.getByRole('button', { name: 'Add a description' }).tap()
  await bo.getByRole('textbox', { name: 'Answer description' }).fill('Five for one thing')
  await answer(bo, 'Too many tools')
  await saved(bo)
  await card(topic(ana), 'Too many tools').getByText('Five for one thing').waitFor()
  await answer(ana, 'Quiet mornings')
  await bo.getByText('1 answer by somebody else waits here.').waitFor()
  expect(await bo.content()).not.toContain('Quiet mornings')
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await card(bo, 'Quiet mornings').waitFor()
  await ana.getByRole('button', { name: 'Hide answers', exact: true }).click()
  await card(bo, 'Quiet mornings').waitFor({ state: 'detached' })

  await card(bo, 'Too many tools').tap()
  const dialog = bo.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit' }).tap()
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('Too many screens')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await card(topic(ana), 'Too many screens').waitFor()
  await bo.keyboard.press('Escape')
  await bo.getByRole('button', { name: 'I’m done' }).tap()
  await bo.getByRole('button', { name: 'You are done' }).waitFor()
  await saved(bo)
  await bo.reload()
  await bo.getByRole('button', { name: 'You are done' }).waitFor()
  await card(topic(bo), 'Too many screens').waitFor()
})

test('[U14] Pulse by calls alone: presented, voted on, a statement approved, and the results followed', async () => {
  const atOffice = (await stage.open(laptop)).page
  const signed = await signedIn(atOffice)
  const workshopId = await emptySession(signed)
  const pulse = await pulseAdded(stage.plenum, signed, workshopId, { Team: ['We laugh', 'We rest'] })
  await pulse.mode('LIVE')
  const [ana, bo] = [await inStrictNetwork(laptop), await inStrictNetwork(phone)]
  await signedInAs(ana, signed.email)
  await Promise.all([ana.goto(pulse.path), joined(bo, workshopId)])
  await ana.getByText('Editing waits for a live connection.', { exact: false }).waitFor()
  expect(await footButton(ana, 'New category').count()).toBe(0)
  await ana.getByRole('button', { name: 'Present', exact: true }).click()
  await bo.waitForURL(`**${pulse.path}`)

  await chooseValue(bo, 'We laugh', 4)
  await chooseValue(bo, 'We rest', 2)
  await footButton(bo, 'Vote').tap()
  await said(bo, 'Saved: your vote counts')
  await said(ana, '1/1 voted')
  await state(bo, 'We celebrate')
  await waiting(bo).getByText('Waits for approval').waitFor()
  await ana.getByRole('button', { name: 'Approve: We celebrate' }).click()
  for (const page of [ana, bo]) await slider(page, 'We celebrate').waitFor()
  await waiting(bo).waitFor({ state: 'detached' })

  await ana.getByRole('button', { name: 'Results', exact: true }).first().click()
  await ana.getByRole('button', { name: 'Present', exact: true }).click()
  for (const page of [ana, bo]) {
    await picture(page, 'Results').waitFor()
    const counted = async () =>
      (await rows(page, 'Results')).map(([statement, , counts]) => [statement, counts])
    await expect.poll(counted).toEqual([
      ['We laugh', '0, 0, 0, 1, 0'],
      ['We rest', '0, 1, 0, 0, 0'],
      ['We celebrate', '0, 0, 0, 0, 0'],
    ])
  }
  await pulse.voted(() => 5)
  for (const page of [ana, bo])
    await expect.poll(async () => (await rows(page, 'Results'))[0]?.[2]).toBe('0, 0, 0, 1, 1')
})
