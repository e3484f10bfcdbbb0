import { expect, test } from 'vitest'
import { emptySession, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('invite')

test('[I1] [I4] an invited facilitator is confirmed by the creator, is seen in the session, and is out of it as soon as removed', async () => {
  const [{ page: ana }, { page: gus }] = [await stage.open(), await stage.open()]
  const { email } = await signedIn(gus, 'Gus')
  const path = `/workshop/${await emptySession(await signedIn(ana))}`
  await ana.goto(path)
  await ana.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = ana.getByRole('dialog', { name: 'Invite collaborators' })
  const confirm = async (title: string, name: string): Promise<void> => {
    const asked = ana.getByRole('dialog', { name: title })
    await asked.getByRole('button', { name, exact: true }).click()
    await asked.waitFor({ state: 'detached' })
  }
  await expect.poll(() => dialog.locator(':focus').getAttribute('inputmode')).toBe('email')
  await ana.keyboard.type(`${email} `)
  await dialog.getByLabel('Role').selectOption('Facilitator')
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await confirm('Invite a facilitator?', 'Invite')
  await gus.goto('/account')
  await gus.getByText('The person who created it has to confirm').waitFor()
  await dialog.getByRole('button', { name: `Confirm the account of ${email}` }).click()
  await confirm(`Is the account with ${email} theirs?`, 'Confirm')

  await gus.goto(path)
  await gus.getByRole('button', { name: 'New activity' }).waitFor()
  const row = dialog.getByRole('listitem').filter({ hasText: /^GGus/ })
  await row.getByText('here').waitFor()
  await row.getByRole('button', { name: 'Remove Gus from session' }).click()
  await confirm('Remove Gus from session?', 'Remove')
  await row.waitFor({ state: 'detached' })
  await gus.getByRole('heading', { name: 'You are no longer a facilitator of this session' }).waitFor()
})
