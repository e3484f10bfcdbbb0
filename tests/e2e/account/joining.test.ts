import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inviteLink } from '#domain/accounts/inviteLink.ts'
import { calledHere } from '../support/people/acts.ts'
import { phone } from '../support/browser/devices.ts'
import { builtSession, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('joining')

test('[U5] [U7] [A6] people join with ID and password or with a link, once per device, each with a name of their own; no address and no log has the password', async () => {
  const password = 'blue-kettle-47%'
  const { page: ana } = await stage.open()
  const { workshopId } = await builtSession(await signedIn(ana), { password })
  await ana.goto(`/workshop/${workshopId}`)
  const areHere = (count: number) =>
    ana.getByRole('button', { name: `Meeting information: ${count} people are here` }).waitFor()
  const { page, context } = await stage.open(phone)
  const urls: string[] = []
  context.on('request', (request) => urls.push(request.url()))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/join')
  await page.getByLabel('Session ID').fill(workshopId.toUpperCase())
  await press('Next')
  await press('Join')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('red-kettle-48')
  await press('Join')
  await page.getByText('The password you entered is incorrect. Please try again.').waitFor()
  await field.fill(password)
  await field.press('Enter')
  await page.getByText('Please wait for Ana').waitFor()
  const names = [await calledHere(page)]
  await page.goto(`/join/workshop/${workshopId}`)
  await press('Continue as before')
  await areHere(2)

  // Behind the hash of a link the password never leaves the device; both forms leave the address at once.
  for (const link of [
    inviteLink(stage.plenum.url, workshopId, password),
    `/join/workshop/${workshopId}?${encodeURIComponent(password)}`,
  ]) {
    const cy = await stage.open(phone)
    cy.context.on('request', (request) => urls.push(request.url()))
    await cy.page.goto(link)
    await cy.page.getByRole('button', { name: 'Join', exact: true }).click()
    await cy.page.waitForURL(new RegExp(`/workshop/${workshopId}$`))
    await areHere(names.length + 2)
    names.push(await calledHere(cy.page))
    if (names.length > 2) continue
    const log = await readFile(stage.plenum.logFile, 'utf8')
    for (const known of [password, encodeURIComponent(password), 'red-kettle-48'])
      expect([...urls, log].filter((text) => text.includes(known))).toEqual([])
  }
  await ana.getByRole('button', { name: /^Meeting information/ }).click()
  const listed = ana.getByRole('complementary', { name: 'Meeting information' }).getByRole('listitem')
  const titles = () =>
    listed.evaluateAll((all) => all.map((one) => one.querySelector('[title]')?.getAttribute('title')))
  await expect.poll(titles).toEqual(['Ana', ...names.sort((one, other) => one.localeCompare(other))])
})
