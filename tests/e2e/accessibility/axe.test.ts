import { expect, test } from 'vitest'
import { findings, looks } from '../support/axe.ts'
import { builtSession, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('axe')

test('axe finds nothing serious where people sign in, sign up and join', async () => {
  const { page } = await stage.open()
  const found: string[] = []
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  found.push(...(await findings(page, 'login', looks.main)))
  await page.getByLabel('Work email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('wrong password 1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('alert').waitFor()
  found.push(...(await findings(page, 'login refused')))
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).waitFor()
  found.push(...(await findings(page, 'signup')))
  await page.goto('/reset')
  await page.getByRole('button', { name: 'Send link' }).waitFor()
  found.push(...(await findings(page, 'reset')))
  await page.goto('/join')
  await page.getByLabel('Session ID').waitFor()
  found.push(...(await findings(page, 'join', looks.main)))
  await page.goto('/workshop')
  const noneActive = "It doesn't seem like you currently have any active workshops"
  await page.getByRole('heading', { level: 1, name: noneActive, exact: true }).waitFor()
  found.push(...(await findings(page, 'no active workshop')))
  await page.goto('/join/workshop/nosuchsession')
  await page.getByText('available').waitFor()
  found.push(...(await findings(page, 'join nothing')))

  const ana = await signedIn((await stage.open()).page)
  const { workshopId } = await builtSession(ana, { name: 'With a password', password: 'kettle-47' })
  await page.goto(`/join/workshop/${workshopId}`)
  const joinButton = page.getByRole('button', { name: 'Join', exact: true })
  await joinButton.waitFor()
  found.push(...(await findings(page, 'join workshop')))
  await joinButton.click()
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await joinButton.click()
  await page.getByRole('alert').waitFor()
  found.push(...(await findings(page, 'join with a password')))
  expect(found).toEqual([])
})
