import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { signUpCalls } from '#support/calls/calls.ts'
import { startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { looking, looks, press } from '../support/looking/axe.ts'
import { openDevice, phone } from '../support/browser/devices.ts'
import { joined, signedIn, signedInAs } from '../support/people/people.ts'
import { openRoom } from '../support/sessions/runSession.ts'
import { setStage } from '../support/browser/stage.ts'

/** For what a phone does not show: the sidebar, and what opens out of it. */
const [laptopLight] = looks.main

const stage = setStage('axe')
let ana: Page
let calls: TestFacilitator
let session: TestSession
let lobby: string
let brainstorm: string

beforeAll(async () => {
  const email = uniqueEmail('ana')
  calls = await signUpCalls(stage.plenum, email)
  session = await startSession(stage.plenum, calls)
  lobby = `/workshop/${session.workshopId}`
  brainstorm = `${lobby}/brainstorm/${session.objectId}`
  for (const text of ['Tea', 'Coffee', 'Water', 'Juice']) await session.answer(calls, text)
  await session.showAll(true)
  ana = (await openDevice(stage.browser, stage.plenum.url)).page
  await signedInAs(ana, email, 'correct horse 9')
})

const make = (name: string, more = '') =>
  calls.must<{ workshop: { id: string } }>(
    `mutation ($name: String!) { createWorkshop(workshopName: $name ${more}) { ok errorString workshop { id } } }`,
    { name },
  )

test('axe finds nothing serious where people sign in, sign up, recover and join', async () => {
  const { page } = await stage.open()
  const { found, at } = looking(page)
  const { workshop } = await make('With a password', 'password: "kettle-47"')
  for (const [path, shown] of [
    ['/login', 'Welcome back'],
    ['/signup', 'Sign up for free'],
    ['/reset', 'Reset your password'],
    ['/reset/nobody_nothing', 'This link does not work any more.'],
    ['/invitation', 'This invitation cannot be accepted'],
    ['/join', 'Session ID'],
    ['/workshop', "It doesn't seem like you currently have any active workshops"],
    ['/join/workshop/nosuchsession', 'No workshop with session ID'],
    [`/join/workshop/${workshop.id}`, 'With a password'],
  ] as const) {
    await page.goto(path)
    await at(path, shown)
  }
  await press(page, 'Join')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await press(page, 'Join')
  await at('wrong password', page.getByRole('alert'))
  expect(found).toEqual([])
})

test('axe finds nothing serious on the dashboard, in its menus and dialogs', async () => {
  const { found, at, over } = looking(ana)
  const empty = (await stage.open()).page
  await signedIn(empty, 'Ben')
  await empty.goto('/account')
  const ofBen = looking(empty)
  await ofBen.at('home, empty', 'Create your first session')

  const { workshop } = await make('Gone')
  await calls.must('mutation ($id: ID!) { deleteWorkshop(id: $id) { ok errorString } }', {
    id: workshop.id,
  })
  for (const [path, shown] of [
    ['', 'Recent sessions'],
    ['/workshops', 'Kick-off'],
    ['/workshops/deleted', 'Gone'],
    ['/templates', 'Official'],
    ['/settings', 'Export my data'],
    ['-settings', 'Current password'],
  ] as const) {
    await ana.goto(`/account${path}`)
    await at(`/account${path}`, shown)
  }
  await ana.goto('/account/workshops/deleted')
  await over(['Erase Gone now'])
  await ana.goto('/account/settings')
  for (const name of ['Edit Profile', 'Change Password', 'Delete account']) await over([name])
  await ana.getByRole('radio', { name: 'White' }).check()
  await at('settings, white', 'Export my data')
  await ana.goto(lobby)
  await at('lobby, white', 'Ready when you are')
  await ana.goto('/account/settings')
  await ana.getByRole('radio', { name: 'Base' }).check()
  await ana.goto('/account/workshops')
  await over([/^Create session/])
  await over(['Actions for Kick-off'])
  for (const entry of [
    'Rename',
    'Time to restore: 30 days…',
    'Delete',
    'Save as template…',
    'Create session from it…',
  ])
    await over(['Actions for Kick-off', entry])
  for (const entry of ['Help', 'Edit licence']) await over([/^Profile menu/, entry])
  await ana.goto('/account/templates')
  await over([/^Preview template/], undefined, '[role=dialog] dl')
  await press(ana, /^Preview template/)
  await press(ana, 'Preview')
  await at('preview of a template', 'You are in preview-mode.')
  expect([...found, ...ofBen.found]).toEqual([])
})

test('axe finds nothing serious on a facilitator’s pages and panels of a session', async () => {
  const { found, at } = looking(ana)
  for (const [path, shown] of [
    [lobby, 'Ready when you are'],
    [`${lobby}/create`, 'Add activity'],
    [`${lobby}/mine`, 'My answers'],
    [`${lobby}/nothing/here`, 'This page is not here'],
    ['/workshop/nosuchsession', 'No workshop with session ID'],
  ] as const) {
    await ana.goto(path)
    await at(path, shown)
  }

  await ana.goto(brainstorm)
  for (const [panel, shown] of [
    [['Edit'], 'Show answers for all questions'],
    [['Settings'], 'Session name'],
    [['Run the session', 'Presenter notes'], 'Close the notes'],
    [[/^Meeting information/], 'Meeting information'],
  ] as const) {
    for (const name of panel) await press(ana, name)
    await at(panel.join(), ana.getByLabel(shown).or(ana.getByText(shown)).filter({ visible: true }).first())
  }
  await press(ana, 'Word Cloud')
  await at('word cloud', ana.getByRole('img', { name: /^Word cloud of/ }))
  await press(ana, 'Overview')
  await at('overview', '1. Question #1')
  expect(found).toEqual([])
})

test('axe finds nothing serious in a facilitator’s menus and dialogs of a session', async () => {
  const { found, over } = looking(ana)
  const inSidebar = (...names: (string | RegExp)[]) => over(names, laptopLight)
  await ana.goto(brainstorm)
  for (const names of [
    ['Invite'],
    ['More ways to present'],
    ['Timer'],
    [/^Profile menu/],
    [/^Profile menu/, 'Edit session'],
  ])
    await over(names)
  for (const entry of ['Projector view…', 'Start over…', 'End session…'])
    await over(['Run the session', entry])
  await inSidebar('New activity')
  await inSidebar('Actions for Ideas')
  for (const entry of ['Rename', 'Duplicate', 'Delete']) await inSidebar('Actions for Ideas', entry)
  await over(['Open answer: Tea'])
  await over(['Open answer: Tea', 'Delete'])
  expect(found).toEqual([])
})

test('axe finds nothing serious on the Groups page, its menus and dialogs', async () => {
  const { found, at, over } = looking(ana)
  await ana.goto(brainstorm)
  await press(ana, 'Groups')
  for (const name of ['Hot', 'Cold']) {
    await press(ana, 'Add group')
    await ana.getByLabel('Group name').fill(name)
    await press(ana, 'Create')
    await ana.getByRole('button', { name: new RegExp(`^${name} 0`) }).waitFor()
  }
  await press(ana, 'Suggest groups')
  await at('groups and suggestions', 'Suggested groups')
  await press(ana, 'Close suggestions')
  await over(['Actions for answer: Tea'])
  await over(['Actions for answer: Coffee', 'New group with…'])
  await over(['Actions for group: Hot'])
  for (const entry of ['Colour…', 'Rename', 'Delete group', 'Cold'])
    await over(['Actions for group: Hot', entry])
  await press(ana, 'Select')
  await ana.getByRole('checkbox', { name: 'Juice' }).check()
  await at('selecting', ana.getByRole('toolbar'))
  expect(found).toEqual([])
})

test('axe finds nothing serious on a participant’s phone, on the room’s screen, and after the end on all of them', async () => {
  const [{ page: bo }, { page: room }] = [await stage.open(phone), await stage.open()]
  const [ofBo, ofRoom, ofAna] = [looking(bo), looking(room), looking(ana)]
  await ana.goto(brainstorm)
  await openRoom(ana, room)
  await ofRoom.at('the lobby', 'Scan to join')
  await joined(bo, session.workshopId)
  await ofBo.at('the lobby', 'Please wait for')
  await ofBo.over(['Leave the session on this device'])
  await ofBo.over([/(person is|people are) here$/])
  await press(ana, 'Present')
  await ofBo.at('answers', 'Coffee')
  await ofBo.over(['Help'])
  await ofBo.over(['Several answers'])
  await ofBo.over(['Open answer: Tea'])
  await calls.must(
    'mutation ($id: ID!) { endWorkshop(workshopId: $id, sharedPartIds: []) { ok errorString } }',
    { id: session.workshopId },
  )
  await ofBo.at('the end', 'Thank you for taking part!')
  await ofAna.at('the end', 'This session has ended')
  await ofRoom.at('the end', 'Thank you!')
  await room.evaluate(() => localStorage.clear())
  await room.reload()
  await ofRoom.at('no link', 'This link is not complete')
  expect([...ofBo.found, ...ofRoom.found, ...ofAna.found]).toEqual([])
})
