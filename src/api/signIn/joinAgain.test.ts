import { expect, test } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { createCredentials } from './createCredentials.ts'
import { memoryStorage } from '../storage.ts'

const made = (id: string) => ({
  createTempUser: {
    ok: true,
    errorString: null,
    user: { id, username: `Participant${id}` },
    tempPassword: 'secret',
  },
})
const signedIn = {
  tokenAuth: { ok: true, errorString: null, token: 'a.b.c', refreshToken: null, user: null },
}

test('[U5] a join whose second call failed goes on with the member it made, and the next session gets another', async () => {
  const answers: Record<string, object | number> = { CreateTempUser: made('1'), TokenAuth: 503 }
  const called = answerCalls(answers)
  const credentials = createCredentials({ address: 'http://plenum.example', storage: memoryStorage() })
  await expect(credentials.join('abcd2345')).rejects.toThrow('Oops, something went wrong!')
  Object.assign(answers, { CreateTempUser: made('2'), TokenAuth: signedIn })
  expect(await credentials.join('abcd2345')).toMatchObject({ memberId: '1' })
  expect(await credentials.join('efgh2345')).toMatchObject({ memberId: '2' })
  expect(called).toEqual(['CreateTempUser', 'TokenAuth', 'TokenAuth', 'CreateTempUser', 'TokenAuth'])
})
