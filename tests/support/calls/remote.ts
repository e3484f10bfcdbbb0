import { randomUUID } from 'node:crypto'
import { callsOf } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'

export const createRemoteCode = `mutation ($id: ID!) {
  createRemoteCode(workshopId: $id) { ok errorString url remoteId seconds } }`
export const pairRemote = `mutation ($id: ID!, $code: String!, $attempt: ID!) {
  pairRemote(workshopId: $id, code: $code, attempt: $attempt) { ok errorString token remoteId } }`
export const disconnectRemote = `mutation ($id: ID!, $remoteId: ID!) {
  disconnectRemote(workshopId: $id, remoteId: $remoteId) { ok errorString } }`

/** The pairing code on a facilitator's screen. */
export async function showRemoteCode(facilitator: Calls, workshopId: string) {
  const made = await facilitator.must<{ url: string; remoteId: string; seconds: number }>(createRemoteCode, {
    id: workshopId,
  })
  return { ...made, code: new URL(made.url).hash.slice(1) }
}

/** A phone paired by scanning a facilitator's code. */
export async function openRemote(server: { url: string }, facilitator: Calls, workshopId: string) {
  const { url, code } = await showRemoteCode(facilitator, workshopId)
  const { token, remoteId } = await callsOf(server, null).must<{ token: string; remoteId: string }>(
    pairRemote,
    {
      ...{ id: workshopId, code, attempt: randomUUID() },
    },
  )
  return { ...callsOf(server, token), url, code, token, remoteId }
}

/** The projector, opened by a link that a facilitator created. A new link invalidates the previous one. */
export async function openProjector(server: { url: string }, facilitator: Calls, workshopId: string) {
  const { url } = await facilitator.must<{ url: string }>(
    `mutation ($id: ID!) { createProjectorLink(workshopId: $id) { ok errorString url } }`,
    { id: workshopId },
  )
  const token = new URL(url).hash.slice(1)
  return { ...callsOf(server, token), url, token }
}
