import { decodeJwt } from 'jose'
import { openLive } from '#support/documents/live.ts'
import { openDocument, openTab, synced } from '#support/documents/realProvider.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

type Member = Awaited<ReturnType<TestSession['join']>>

export interface Played {
  fay: TestFacilitator
  session: TestSession
  members: Member[]
  /** The owners, by index of the member: what the thief tries to find out. */
  contributions: { purpose: string; author: number }[]
  /** Closes the members' connections. */
  leave(): Promise<void>
}

const people = 12

/**
 * A session of people who answer, like and mark themselves as done, each with the page open: two websockets with their
 * token.
 */
export async function play(server: { url: string }): Promise<Played> {
  const fay = await signUpFacilitator(server)
  const session = await startSession(server, fay)
  await session.showAll(true)
  const members = await Promise.all(Array.from({ length: people }, () => session.join()))
  const open = await Promise.all(members.map(({ token }) => openPage(server, session.workshopId, token)))
  const contributions: Played['contributions'] = []
  const posts: string[] = []
  for (const [author, who] of members.entries()) {
    for (const text of ['first', 'second']) {
      const id = await session.answer(who, `${text} thought`)
      posts.push(id)
      contributions.push({ purpose: `content:${id}`, author })
    }
    await who.act(`setFinished(partId: "${session.partId}", finished: true)`)
    contributions.push({ purpose: `finished:${session.objectId}`, author })
  }
  for (const [author, who] of members.entries()) {
    const id = posts[(author * 7 + 3) % posts.length] ?? ''
    await who.act(`createPostVote(postId: "${id}")`)
    contributions.push({ purpose: `vote:${id}`, author })
  }
  return {
    ...{ fay, session, members, contributions },
    async leave() {
      for (const close of open) await close()
    },
  }
}

export function secretOf({ token }: Pick<Member, 'token'>): Buffer {
  return Buffer.from(String(decodeJwt(token)['sec']), 'base64url')
}

async function openPage(
  { url }: { url: string },
  workshopId: string,
  token: string,
): Promise<() => Promise<void>> {
  const tab = openTab({ url: `${url.replace('http', 'ws')}/collab`, origin: url })
  const state = openDocument(tab, `state/${workshopId}`, token)
  await synced(state)
  const live = openLive({ url }, token)
  await live
    .subscribe(`subscription { updatedState(workshopId: "${workshopId}") { currentState } }`, {})
    .next()
  return async () => {
    state.destroy()
    tab.destroy()
    await live.end()
  }
}
