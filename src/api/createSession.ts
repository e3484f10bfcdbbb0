import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { CreateTempUserDocument, LogoutDocument, TokenAuthDocument } from './operations/account.ts'
import type { CreateTempUserMutationVariables, TypedDocument } from './generated.ts'
import type { Account, Identity, Membership } from './identity.ts'
import { removeLists } from './keptLists.ts'
import {
  isSessionKey,
  isSignInKey,
  readAccount,
  readChoice,
  readDevice,
  readMember,
  readMembers,
  removeAll,
  removeMember,
  writeAccount,
  writeChoice,
  writeDevice,
  writeMember,
} from './sessionRecords.ts'
import type { AccountRecord, MemberRecord } from './sessionRecords.ts'
import type { TextStorage } from './storage.ts'
import { createTokens } from './tokens.ts'
import type { Tokens } from './tokens.ts'
import { post } from './transport.ts'

export interface SessionView {
  account: Account | null
  members: Readonly<Record<WorkshopId, Membership>>
  /** Another tab signed in somebody else: this tab has to reload (the user switch alert of the specification). */
  switchedUser: boolean
  /** The server takes the account's tokens no longer: it has to sign in again, and finds what it has on this device. */
  isSignedOut: boolean
}

/** Who is signed in on this device, and their tokens. */
export interface Session {
  view: StoreApi<SessionView>
  tokens: Tokens
  /** @throws {CallError} `UserMistake` with the sign-in error */
  signIn(username: string, password: string): Promise<Account>
  /** Keeps what a new password answered, for the sign-in after it. */
  rememberDevice(deviceToken: string | null | undefined): void
  /**
   * Joins as a temporary member, unless this device is a member already. The password goes into the call's body only.
   *
   * @param name for the list of people; the server has one for those who tell none
   * @throws {CallError} `UserMistake` for a wrong or missing password
   */
  join(workshopId: WorkshopId, workshopPassword?: string, name?: string): Promise<Membership>
  /** This device leaves a workshop, or the server no longer knows its member; nobody else here is forgotten. */
  forgetMember(workshopId: WorkshopId): void
  /** Who this device is in a workshop: as chosen, else the member, else the account. */
  identityIn(workshopId: WorkshopId): Identity | null
  accountIdentity(): Identity | null
  /** For somebody who is both: the shell chooses `account` where the account is a facilitator. */
  choose(workshopId: WorkshopId, as: 'account' | 'member'): void
  /** The names of the account after its profile was changed. */
  renameAccount(names: Pick<Account, 'firstName' | 'lastName'>): void
  /** Tells the server, then forgets everybody on this device, after what was registered with `onSignOut` is done. */
  signOut(): Promise<void>
  /** What else to forget at sign-out, such as desks; called in the order of registration. */
  onSignOut(handler: () => Promise<void>): () => void
  /** Makes a call in somebody's name; a token that is not taken is renewed once. @throws {CallError} */
  callAs<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    identity: Identity | null,
  ): Promise<Result>
}

interface MadeMember {
  user: { id: string; username: string; firstName: string; nickname: string | null }
  tempPassword: string
}

/** @param address where the server is, without a slash at the end */
export function createSession({ address, storage }: { address: string; storage: TextStorage }): Session {
  const view = createStore<SessionView>(() => ({
    ...readView(storage),
    switchedUser: false,
    isSignedOut: false,
  }))
  const tokens = createTokens({ address, storage })
  const signOutHandlers = new Set<() => Promise<void>>()
  // Made and not signed in yet: the next try goes on with the same member, so that nobody is in the room twice.
  const unfinished = new Map<WorkshopId, MadeMember>()
  // Who this tab is for, also between the sign-out of one person and the sign-in of another in another tab.
  let knownUserId = view.getState().account?.userId ?? null
  storage.onOtherTab((key) => {
    if (!isSessionKey(key)) return
    const before = view.getState()
    const after = readView(storage)
    const userId = after.account?.userId ?? knownUserId
    const isSwitched = (knownUserId !== null && userId !== knownUserId) || hasOtherMember(before, after)
    knownUserId = userId
    const isSignedOut = before.isSignedOut && !isSignInKey(key)
    view.setState({ ...after, switchedUser: before.switchedUser || isSwitched, isSignedOut })
  })

  const session: Session = {
    view,
    tokens,
    async signIn(username, password) {
      const deviceToken = readDevice(storage)
      const input = { username, password, ...(deviceToken ? { deviceToken } : {}) }
      const { tokenAuth } = await post(address, TokenAuthDocument, input, null)
      const { token, refreshToken, user } = tokenAuth
      if (!token || !user) throw new UserMistake('login unsuccessful. Please try again')
      const account: Account = { ...user, userId: user.id, email: user.email ?? username }
      removeLists(storage)
      writeDevice(storage, tokenAuth.deviceToken)
      writeAccount(storage, { ...account, token, refreshToken, receivedMs: Date.now() })
      knownUserId = account.userId
      view.setState({ ...readView(storage), isSignedOut: false })
      return account
    },
    rememberDevice: (deviceToken) => writeDevice(storage, deviceToken),
    async join(workshopId, workshopPassword, name) {
      const known = readMember(storage, workshopId)
      if (known) return membershipOf(known)
      const input = {
        workshopId,
        ...(workshopPassword ? { workshopPassword } : {}),
        ...(name ? { name } : {}),
      }
      const { user, tempPassword } = unfinished.get(workshopId) ?? (await makeMember(input))
      unfinished.set(workshopId, { user, tempPassword })
      const credentials = { username: user.username, password: tempPassword }
      const { tokenAuth } = await post(address, TokenAuthDocument, credentials, null).catch(
        (error: unknown) => {
          if (error instanceof UserMistake) unfinished.delete(workshopId)
          throw error
        },
      )
      unfinished.delete(workshopId)
      if (!tokenAuth.token) throw new UserMistake('Could not join workshop.')
      const record = {
        workshopId,
        memberId: user.id,
        username: user.username,
        name: user.firstName,
        ...(user.nickname !== null && { nickname: user.nickname }),
        tempPassword,
        token: tokenAuth.token,
        receivedMs: Date.now(),
      }
      writeMember(storage, record)
      writeChoice(storage, workshopId, 'member')
      view.setState(readView(storage))
      return membershipOf(record)
    },
    forgetMember(workshopId) {
      removeMember(storage, workshopId)
      view.setState(readView(storage))
    },
    identityIn(workshopId) {
      const member = view.getState().members[workshopId]
      const account = session.accountIdentity()
      if (!member || (account && readChoice(storage, workshopId) === 'account')) return account
      return { kind: 'member', ...member }
    },
    accountIdentity() {
      const { account } = view.getState()
      return account && { kind: 'account', ...account }
    },
    choose(workshopId, as) {
      writeChoice(storage, workshopId, as)
      view.setState(readView(storage))
    },
    renameAccount(names) {
      const record = readAccount(storage)
      if (record) writeAccount(storage, { ...record, ...names })
      view.setState(readView(storage))
    },
    async signOut() {
      // Without a connection the token runs out by itself; the device forgets it either way.
      await session.callAs(LogoutDocument, {}, session.accountIdentity()).catch(() => undefined)
      for (const handler of signOutHandlers) await handler().catch(() => undefined)
      removeAll(storage)
      unfinished.clear()
      knownUserId = null
      view.setState({ ...readView(storage), isSignedOut: false })
    },
    onSignOut(handler) {
      signOutHandlers.add(handler)
      return () => signOutHandlers.delete(handler)
    },
    async callAs(document, variables, identity) {
      if (identity === null) return post(address, document, variables, null)
      try {
        const token = await tokens.fresh(identity)
        try {
          return await post(address, document, variables, token)
        } catch (error) {
          if (!isUnauthenticated(error)) throw error
          return await post(address, document, variables, await tokens.renew(identity, token))
        }
      } catch (error) {
        const isHere = identity.kind === 'account' && identity.userId === view.getState().account?.userId
        if (isHere && isUnauthenticated(error)) view.setState({ isSignedOut: true })
        throw error
      }
    },
  }
  return session

  async function makeMember(input: CreateTempUserMutationVariables): Promise<MadeMember> {
    const { createTempUser } = await post(address, CreateTempUserDocument, input, null)
    const { user, tempPassword } = createTempUser
    if (!user || !tempPassword) throw new UserMistake('Could not join workshop.')
    return { user, tempPassword }
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'UNAUTHENTICATED'
}

function readView(storage: TextStorage): Pick<SessionView, 'account' | 'members'> {
  const account = readAccount(storage)
  const members = readMembers(storage).map((record) => [record.workshopId, membershipOf(record)] as const)
  return { account: account && accountOf(account), members: Object.fromEntries(members) }
}

function accountOf({ userId, username, firstName, lastName, email }: AccountRecord): Account {
  return { userId, username, firstName, lastName, email }
}

function membershipOf({ workshopId, memberId, username, name, nickname }: MemberRecord): Membership {
  return { workshopId, memberId, username, ...(name && { name }), ...(nickname && { nickname }) }
}

/** Somebody else stands where this tab knew a member of a workshop; one who left is no switch. */
function hasOtherMember(before: SessionView, after: Pick<SessionView, 'members'>): boolean {
  return Object.values(before.members).some((member) => {
    const now = after.members[member.workshopId]
    return now !== undefined && now.memberId !== member.memberId
  })
}
