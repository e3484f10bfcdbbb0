import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { callsOf, joinCalls, signInCalls, signUpCalls } from '#support/calls/calls.ts'
import { mailsTo, uniqueEmail } from '#support/servers/localSupabase.ts'
import { RawClient } from '#support/documents/rawClient.ts'
import { startTestServer } from '#support/servers/server.ts'
import { withServer } from '#support/servers/withServer.ts'
import type { TestServer } from '#support/servers/server.ts'

const server = withServer()

const tokenAuth = (alias: string, username: string, password: string): string =>
  `${alias}: tokenAuth(username: "${username}", password: "${password}") { ok errorString token }`

async function workshopWith(password: string) {
  const email = uniqueEmail('fay')
  const facilitator = await signUpCalls(server, email)
  const { workshop } = await facilitator.must<{ workshop: { id: string } }>(
    `mutation ($password: String) {
      createWorkshop(workshopName: "Kick-off", password: $password) { ok errorString workshop { id } } }`,
    { password },
  )
  return { email, facilitator, workshopId: workshop.id }
}

// A refused sign-in waits for the next time step (U3), and the attempts of one account wait for each other. These tests
// use separate accounts and networks, so that they wait concurrently.
test.concurrent(
  '[U4] aliases do not multiply tries: of fifteen in one request the correct one cannot be distinguished',
  async () => {
    const { email } = await workshopWith('')
    const guesses = Array.from({ length: 15 }, (_, guess) =>
      tokenAuth(`a${guess}`, email, guess === 14 ? 'correct horse 9' : `wrong password ${guess}`),
    )
    const { data, codes } = await callsOf(server, null).ask(`mutation { ${guesses.join('\n')} }`)
    expect(codes).toEqual(['RATE_LIMITED'])
    expect(data).toBeNull()
  },
)

test.concurrent(
  '[U4] a header about the address gives no more tries, unless a named proxy sends it',
  async ({ onTestFinished }) => {
    const guess = (url: string, email: string, address: string) =>
      post(url, `mutation { ${tokenAuth('a', email, 'wrong password 1')} }`, {
        'x-forwarded-for': address,
        forwarded: `for=${address}`,
        'x-real-ip': address,
      })
    const guessMany = async (on: TestServer, email: string, addressOf: (guess: number) => string) => {
      const tries = Array.from({ length: 12 }, (_, at) => guess(on.url, email, addressOf(at)))
      return (await Promise.all(tries)).filter((answer) => answer.includes('RATE_LIMITED')).length
    }
    const email = uniqueEmail()
    expect(await guessMany(server, email, (tries) => `198.51.100.${tries}`)).toBe(2)

    const behindProxy = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' })
    onTestFinished(() => behindProxy.stop())
    expect(await guessMany(behindProxy, email, (tries) => `198.51.100.${tries}`)).toBe(0)
    expect(await guessMany(behindProxy, email, (tries) => `10.0.0.${tries}, 198.51.100.77`)).toBe(2)
  },
)

test('[U6][H24] a removed person loses access at once: the socket closes, calls are refused, tokens cannot be renewed', async () => {
  const { facilitator, workshopId } = await workshopWith('')
  const pat = await joinCalls(server, workshopId)
  const socket = await RawClient.connect(`${server.url.replace(/^http/, 'ws')}/collab`, {
    origin: server.url,
  })
  await socket.mustOpen(`state/${workshopId}`, pat.token)
  await facilitator.act(`removeParticipant(workshopId: "${workshopId}", userId: "${pat.id}")`)
  expect((await socket.closed).reason).toBe('removed')
  expect((await pat.ask(`{ workshop(id: "${workshopId}") { id } }`)).codes).toEqual(['FORBIDDEN'])
  const renewal = `mutation { refreshToken(refreshToken: "${pat.refreshToken}") { ok } }`
  expect((await pat.ask(renewal)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await pat.ask('{ me { id } }')).data).toEqual({ me: null })
  await expect(signInCalls(server, pat.username, pat.tempPassword)).rejects.toThrow('login unsuccessful')
})

test('[U7] no password, token or valid link is in the log or any other wrong place', async () => {
  const { email, facilitator, workshopId } = await workshopWith('Sesame-7')
  const pat = await joinCalls(server, workshopId, 'Sesame-7')
  await callsOf(server, null).ask(`mutation { ${tokenAuth('a', email, 'a wrong secret 77')} }`)
  await callsOf(server, null).ask(
    `mutation { createTempUser(workshopId: "${workshopId}", workshopPassword: "Sesame-8") { ok } }`,
  )
  await callsOf(server, null).act(`sendRecoverEmail(email: "${email}")`)
  await server.services.accounts.stop()
  const mails = await mailsTo(email)
  const [, userId = '', token = ''] = /\/reset\/([^_"]+)_([^"<]+)/.exec(mails[0]?.html ?? '') ?? []
  expect(token).not.toBe('')
  for (const path of [`/reset/${userId}_${token}`, `/join/workshop/${workshopId}?Sesame-7`]) {
    await fetch(server.url + path).then((response) => response.text())
  }
  await callsOf(server, null).act(`validateToken(userId: "${userId}", token: "${token}")`)
  await callsOf(server, null).ask(`mutation { broken(password: "Sesame-7") }`)
  const log = server.logLines.join('')
  const secrets = ['correct horse 9', 'a wrong secret 77', 'Sesame-7', 'Sesame-8', token, pat.tempPassword]
  for (const secret of [
    ...secrets,
    pat.token,
    pat.refreshToken,
    facilitator.token,
    facilitator.refreshToken,
  ]) {
    expect(log).not.toContain(secret)
  }
  for (const secret of ['correct horse 9', 'a wrong secret 77', 'Sesame-7']) {
    expect(JSON.stringify(mails)).not.toContain(secret)
  }
})

/** A call with headers that `fetch` does not allow a page to set. */
async function post(url: string, query: string, headers: Record<string, string>): Promise<string> {
  const call = request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  })
  call.end(JSON.stringify({ query }))
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  return await readText(response)
}
