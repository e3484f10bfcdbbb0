import type { Caller } from '#server/access/caller.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import type { UserView } from './userView.ts'

/** Where a call comes from: what failures are counted for. */
export interface From {
  /** The other side's network address. */
  address: string
}

/** What somebody signs in with from now on. */
export interface TokenPair {
  token: string
  refreshToken: string
}

/** What the caller may do beside the rights in a workshop. */
export interface Rights {
  tempUser: boolean
  betaUser: boolean
  createWorkshop: boolean
  /** Named in the configuration; says which templates are official. SPEC W6. */
  administrator: boolean
  licenseInfo: {
    limitedUser: boolean
    licenseText: string
    /** Null without a limit. */
    workshopLimit: number | null
    workshopCount: number
  }
}

/**
 * Accounts, joining, tokens. Every act throws a `UserMistake` with the catalogue's message for what the person can mend, and a
 * `Refusal` for what may not be called; then nothing was changed.
 */
export interface Accounts {
  /** @param deviceToken what an earlier sign-in on the device answered */
  signIn(
    from: From,
    username: string,
    password: string,
    deviceToken?: string,
  ): Promise<TokenPair & { user: UserView; deviceToken: string | null }>
  /** @throws {Refusal} `UNAUTHENTICATED` for a refresh token that is used up, expired or forged */
  refresh(refreshToken: string): Promise<TokenPair>
  signOut(caller: Caller): Promise<void>
  goOffline(caller: Caller): void

  /** Null when there is no password yet: a link to set one is sent to the address, whether there is an account or not. */
  signUp(from: From, account: SignUp): Promise<UserView | null>
  validate(data: { email?: string | undefined; password?: string | undefined }): void

  me(caller: Caller): Promise<UserView | null>
  rights(caller: Caller): Promise<Rights>
  updateProfile(caller: Caller, from: From, change: ProfileChange): Promise<UserView>
  updatePassword(caller: Caller, from: From, oldPassword: string, newPassword: string): Promise<void>

  /**
   * Binds a licence key to the caller's account; a key that is theirs already changes nothing. SPEC L1.
   *
   * @param userId when the call names somebody: it has to be the caller
   */
  addLicence(caller: Caller, from: From, userId: UserId | null, key: string): Promise<Rights>
  /** The address of a file with all that is kept of the caller's account; it serves for ten minutes. */
  exportLink(caller: Caller): Promise<string>
  /**
   * The file such an address leads to, as JSON; null for a link that is none (any more).
   *
   * @throws {Refusal} `RATE_LIMITED` for one that is followed again and again
   */
  exportFile(token: string): Promise<string | null>
  /** Deletes the caller's account for good. SPEC X3. */
  deleteAccount(caller: Caller, from: From, password: string): Promise<void>

  sendRecoverEmail(from: From, email: string): Promise<void>
  validateToken(from: From, userId: UserId, token: string): Promise<void>
  setNewPassword(
    from: From,
    recovery: { userId: UserId; token: string; password: string },
  ): Promise<{ deviceToken: string | null }>

  /**
   * Uses the link of an invitation to facilitate, and answers the workshop it was to. SPEC I3.
   *
   * @throws {UserMistake} for a link that gives nothing (any more), or was mailed to another address than the caller's
   */
  acceptInvitation(caller: Caller, token: string): Promise<WorkshopId>

  publicWorkshopInfo(
    from: From,
    workshopId: string,
  ): Promise<{ workshopName: string; workshopCreator: string; workshopEnded: boolean }>
  join(
    from: From,
    joining: { name: string; workshopId: string; password: string },
  ): Promise<{ user: UserView; tempPassword: string }>

  /** Resolves when what goes on behind answers, such as mails, is done. */
  stop(): Promise<void>
}

export interface SignUp {
  email: string
  password: string | null
}

export interface ProfileChange {
  userId: UserId
  email?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  password?: string | undefined
  /** Of the screens. */
  language?: string | undefined
  selectedTheme?: number | undefined
}
