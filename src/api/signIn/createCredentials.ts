import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import * as joinMessages from '#domain/messages/joining.ts'
import { CreateTempUserDocument, LogoutDocument, TokenAuthDocument } from '../operations/account.ts'
import type { TypedDocument } from '../generated.ts'
import type { Account, Identity, Membership } from './identity.ts'
import { removeLists } from '../queries/keptLists.ts'
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
} from './credentialRecords.ts'
import type { AccountRecord, MemberRecord } from './credentialRecords.ts'
import type { TextStorage } from '../storage.ts'
import { createTokens } from './tokens.ts'
import type { Tokens } from './tokens.ts'
import { post } from '../transport.ts'

export interface CredentialsView {
  account: Account | null
  members: Readonly<Record<WorkshopId, Membership>>
  /** Another tab signed in a different user: this tab has to reload. SPEC M4. */
  switchedUser: boolean
  /**
   * The server no longer accepts the account's tokens. After signing in again, the user finds the data kept on this
   * device.
   */
  isSignedOut: boolean
}

/** Who is signed in on this device, and their tokens. */
export interface Credentials {
  view: StoreApi<CredentialsView>
  tokens: Tokens
  /** @throws {CallError} `UserMistake` with the sign-in error */
  signIn(username: string, password: string): Promise<Account>
  /** Stores the device token of the answer to a new password, for the next sign-in. */
  rememberDevice(deviceToken: string | null | undefined): void
  /**
   * Joins as a temporary member, unless this device is a member already. The password is sent only in the body of the
   * call.
   *
   * @param name for the roster; the server chooses a default when it is missing
   * @throws {CallError} `UserMistake` for a wrong or missing password
   */
  join(workshopId: WorkshopId, workshopPassword?: string, name?: string): Promise<Membership>
  /**
   * Removes this device's member of a workshop, after leaving or when the server no longer knows it; other identities
   * stay.
   */
  forgetMember(workshopId: WorkshopId): void
  /** This device's identity in a workshop: the chosen one, otherwise the member, otherwise the account. */
  identityIn(workshopId: WorkshopId): Identity | null
  accountIdentity(): Identity | null
  /** For users with both identities: the shell chooses `account` when the account is a facilitator. */
  choose(workshopId: WorkshopId, as: 'account' | 'member'): void
  /** Updates the account's names after a change of the profile. */
  renameAccount(names: Pick<Account, 'firstName' | 'lastName'>): void
  /** Tells the server, waits for the handlers of `onSignOut`, then removes all identities from this device. */
  signOut(): Promise<void>
  /** Registers cleanup at sign-out, such as removing desks; handlers run in the order of registration. */
  onSignOut(handler: () => Promise<void>): () => void
  /** Makes a request with an identity's token; a refused token is renewed once. @throws {CallError} */
  requestAs<Result>(
    identity: Identity | null,
    request: (token: string | null) => Promise<Result>,
  ): Promise<Result>
  /** The same for a call. @throws {CallError} */
  callAs<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    identity: Identity | null,
  ): Promise<Result>
}

/** @param address URL of the server, without a trailing slash */
export function createCredentials({
  address,
  storage,
}: {
  address: string
  storage: TextStorage
}): Credentials {
  const view = createStore<CredentialsView>(() => ({
    ...readView(storage),
    switchedUser: false,
    isSignedOut: false,
  }))
  const tokens = createTokens({ address, storage })
  const signOutHandlers = new Set<() => Promise<void>>()
  // The user that this tab belongs to, remembered while another tab signs one user out and another one in.
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

  const credentials: Credentials = {
    view,
    tokens,
    async signIn(username, password) {
      const deviceToken = readDevice(storage)
      const input = { username, password, ...(deviceToken ? { deviceToken } : {}) }
      const { tokenAuth } = await post(address, TokenAuthDocument, input, null)
      const { token, refreshToken, user } = tokenAuth
      if (!token || !user) throw new UserMistake(joinMessages.signInFailed)
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
      const { createTempUser } = await post(address, CreateTempUserDocument, input, null)
      const { user, tempPassword, token } = createTempUser
      if (!user || !tempPassword || !token) throw new UserMistake(joinMessages.joinFailed)
      const record = {
        workshopId,
        memberId: user.id,
        username: user.username,
        name: user.firstName,
        ...(user.nickname !== null && { nickname: user.nickname }),
        tempPassword,
        token,
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
      const account = credentials.accountIdentity()
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
      // Offline, the token expires by itself; the device removes it in any case.
      await credentials.callAs(LogoutDocument, {}, credentials.accountIdentity()).catch(() => undefined)
      for (const handler of signOutHandlers) await handler().catch(() => undefined)
      removeAll(storage)
      knownUserId = null
      view.setState({ ...readView(storage), isSignedOut: false })
    },
    onSignOut(handler) {
      signOutHandlers.add(handler)
      return () => signOutHandlers.delete(handler)
    },
    callAs: (document, variables, identity) =>
      credentials.requestAs(identity, (token) => post(address, document, variables, token)),
    async requestAs(identity, request) {
      if (identity === null) return request(null)
      try {
        const token = await tokens.fresh(identity)
        try {
          return await request(token)
        } catch (error) {
          if (!isUnauthenticated(error)) throw error
          return await request(await tokens.renew(identity, token))
        }
      } catch (error) {
        const isHere = identity.kind === 'account' && identity.userId === view.getState().account?.userId
        if (isHere && isUnauthenticated(error)) view.setState({ isSignedOut: true })
        throw error
      }
    },
  }
  return credentials
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'UNAUTHENTICATED'
}

function readView(storage: TextStorage): Pick<CredentialsView, 'account' | 'members'> {
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

/** Whether a workshop has a different member than this tab knew; a member that was removed does not count. */
function hasOtherMember(before: CredentialsView, after: Pick<CredentialsView, 'members'>): boolean {
  return Object.values(before.members).some((member) => {
    const now = after.members[member.workshopId]
    return now !== undefined && now.memberId !== member.memberId
  })
}
