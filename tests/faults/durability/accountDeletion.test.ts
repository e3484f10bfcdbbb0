import { expect, onTestFinished, test } from 'vitest'
import { signInCalls, signUpCalls } from '#support/calls/calls.ts'
import { startSession } from '#support/calls/session.ts'
import { fileUrl, makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { messages } from '#domain/messages.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { familyOf } from '../start/processes.ts'

const password = 'correct horse 9'
const remove = 'mutation ($password: String!) { deleteAccount(password: $password) { ok errorString } }'

test('[X3] while file storage does not answer, an account stays whole; with it back, the account and its documents go', async () => {
  const plenum = await runPlenum()
  onTestFinished(plenum.stop)
  const email = uniqueEmail('fay')
  const fay = await signUpCalls(plenum, email)
  const { workshopId } = await startSession(plenum, fay)
  const { objectId } = await makeSlides(fay, workshopId)
  await uploadSlides(fay, objectId)
  const storage = (await familyOf(plenum.pid())).find(({ command }) => command.includes('liteProcess'))
  if (!storage) throw new Error('there is no file storage')
  process.kill(storage.pid, 'SIGSTOP')
  const refused = await fay.ask(remove, { password }).finally(() => process.kill(storage.pid, 'SIGCONT'))
  expect(refused.data?.['deleteAccount']).toEqual({
    ok: false,
    errorString: messages.deletionUnavailable.sentence,
  })
  // Nothing was begun: the document is read, and the person signs in.
  const url = await fileUrl(plenum, fay, objectId)
  expect((await fetch(url)).status).toBe(200)
  const back = await signInCalls(plenum, email, password)
  expect(await back.must(remove, { password })).toMatchObject({ ok: true })
  expect((await fetch(url)).status).not.toBe(200)
  await expect(signInCalls(plenum, email, password)).rejects.toThrow('login unsuccessful')
})
