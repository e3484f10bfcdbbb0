import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { withServer } from '#support/servers/withServer.ts'
import { messages } from '#domain/messages.ts'

const server = withServer()

const script = join(import.meta.dirname, '../../../scripts/licence.ts')

/** The command that an administrator types, run on the database of this test. */
async function licence(...words: string[]): Promise<string> {
  const { databaseUrl, supabaseUrl, publishableKey, secretKey } = server.database.supabase
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SUPABASE_URL: supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], { env })
  return stdout.trim()
}

const right = `userRight { createWorkshop licenseInfo { limitedUser licenseText workshopLimit workshopCount } }`
const addKey = `mutation ($key: String!) { updateLicense(key: $key) { ok errorString ${right} } }`
const add = (who: Calls, key: string) => who.ask(addKey, { key })
const addMust = (who: Calls, key: string) => who.must(addKey, { key })
const make = (who: Calls, id: string = randomUUID()) =>
  who.ask(
    `mutation ($id: ID) { createWorkshop(id: $id, workshopName: "One") { ok errorString workshop { id } } }`,
    { id },
  )
const rightOf = (who: Calls) => who.must(`{ ${right} }`)

async function refused(answer: ReturnType<typeof add>): Promise<unknown> {
  return (await answer).data?.['updateLicense']
}

test('[L1] a key is issued on the command line and belongs permanently to the first account that adds it', async () => {
  const [ana, ben] = [
    await signUpCalls(server, uniqueEmail('ana')),
    await signUpCalls(server, uniqueEmail('ben')),
  ]
  const key = await licence('make', '--text', 'For the whole team', '--label', 'Team')
  expect(key).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/)
  const licenseInfo = {
    limitedUser: false,
    licenseText: 'For the whole team',
    workshopLimit: null,
    workshopCount: 0,
  }
  const mine = { ok: true, userRight: { createWorkshop: true, licenseInfo } }
  expect(await addMust(ana, `  ${key.toUpperCase()} `)).toMatchObject(mine)
  expect(await addMust(ana, key)).toMatchObject(mine)
  const no = { ok: false, errorString: messages.licenceKeyRefused.sentence, userRight: null }
  for (const typed of [key, 'abcd-efgh-jkmn-2345', 'no key', 'x'.repeat(300)]) {
    expect(await refused(add(ben, typed))).toEqual(no)
  }
  expect(await rightOf(ben)).toMatchObject({ licenseInfo: { licenseText: '' } })
  const { rows } = await server.services.pool.query('select * from public.licence_keys')
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(server.logLines.join('')).not.toContain(key)

  const listed = await licence('list')
  expect(listed).toMatch(/Team .* ana-[\w-]+@example\.org/)
  expect(listed).not.toContain(key)
  await expect(licence('revoke', 'abcd-efgh-jkmn-2345')).rejects.toMatchObject({ code: 1 })
  await licence('revoke', key)
  expect(await rightOf(ana)).toMatchObject({ licenseInfo: { licenseText: '' } })
  await expect(licence('make')).rejects.toMatchObject({ code: 2 })
})

test('[L1] when two accounts add a key at once, one gets it', async () => {
  const people = await Promise.all([1, 2, 3].map(() => signUpCalls(server, uniqueEmail())))
  const key = await licence('make', '--text', 'One of you')
  const answers = await Promise.all(people.map((who) => refused(add(who, key))))
  expect(answers.filter((answer) => (answer as { ok: boolean }).ok)).toHaveLength(1)
})

test('[L2] a limited key sets how many workshops an account may have; nothing is removed; the most recent key applies', async () => {
  const ana = await signUpCalls(server, uniqueEmail('ana'))
  for (let made = 0; made < 2; made++) await make(ana)
  const kept = randomUUID()
  const { data } = await make(ana, kept)
  const id = (data?.['createWorkshop'] as { workshop: { id: string } }).workshop.id
  await addMust(ana, await licence('make', '--text', 'Small', '--limit', '2'))
  expect(await rightOf(ana)).toEqual({
    createWorkshop: false,
    licenseInfo: { limitedUser: true, licenseText: 'Small', workshopLimit: 2, workshopCount: 3 },
  })
  const message = 'Your licence allows 2 sessions at a time. Delete one, or add another licence key.'
  const no = { createWorkshop: { ok: false, errorString: message, workshop: null } }
  expect((await make(ana)).data).toEqual(no)
  // A retry returns the existing workshop. SPEC C2
  expect((await make(ana, kept)).data).toMatchObject({ createWorkshop: { ok: true, workshop: { id } } })
  const remove = 'mutation ($id: ID!) { deleteWorkshop(id: $id) { ok errorString } }'
  await ana.must(remove, { id })
  expect((await make(ana)).data).toEqual(no)

  await addMust(ana, await licence('make', '--text', 'Larger', '--limit', '4'))
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(ana)))
  const made = answers.filter(({ data: answer }) => (answer?.['createWorkshop'] as { ok: boolean }).ok)
  expect(made).toHaveLength(2)
  expect(await rightOf(ana)).toMatchObject({ createWorkshop: false, licenseInfo: { workshopCount: 4 } })

  await addMust(ana, await licence('make', '--text', 'No limit'))
  expect((await make(ana)).data).toMatchObject({ createWorkshop: { ok: true } })
})

test('[L1] guessing keys stops after ten tries a minute', async () => {
  const eve = await signUpCalls(server, uniqueEmail('eve'))
  const key = await licence('make', '--text', 'Guess me')
  for (let tries = 0; tries < 10; tries++) {
    expect(await refused(add(eve, 'abcd-efgh-jkmn-2345'))).toMatchObject({ ok: false })
  }
  expect((await add(eve, key)).codes).toEqual(['RATE_LIMITED'])
})
