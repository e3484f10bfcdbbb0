import type { ZipEntry } from '#server/files/zip.ts'
import type { Caller } from '#server/access/caller.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import type { UserView } from './userView.ts'

/** The origin of a call, under which failures are counted. */
export interface From {
  /** The peer's network address. */
  address: string
}

/** The new credentials of the person. */
export interface TokenPair {
  token: string
  refreshToken: string
}

/** Rights of the caller beside their role in a workshop. */
export interface Rights {
  tempUser: boolean
  betaUser: boolean
  createWorkshop: boolean
  /** Listed in the configuration; decides which templates are official. SPEC W6. */
  administrator: boolean
  licenseInfo: {
    limitedUser: boolean
    licenseText: string
    /** Null means no limit. */
    workshopLimit: number | null
    workshopCount: number
  }
}

/** All data stored about an account. */
export interface AccountExport {
  /** As JSON. */
  contents: string
  /** The uploaded files of its workshops. SPEC SL18 */
  documents: readonly ZipEntry[]
}

/**
 * Accounts, joining and tokens. Every method throws a `UserMistake` with the catalogue's message when the person can
 * correct the input, and a `Refusal` when the call is not allowed. In both cases nothing was changed.
 */
export interface Accounts {
  /** @param deviceToken returned by an earlier sign-in on the device */
  signIn(
    from: From,
    username: string,
    password: string,
    deviceToken?: string,
  ): Promise<TokenPair & { user: UserView; deviceToken: string | null }>
  /** @throws {Refusal} `UNAUTHENTICATED` for a refresh token that is used, expired or forged */
  refresh(from: From, refreshToken: string): Promise<TokenPair>
  signOut(caller: Caller): Promise<void>
  goOffline(caller: Caller): void

  /** Null when there is no password yet: a link to set one is sent to the address, whether or not an account exists. */
  signUp(from: From, account: SignUp): Promise<UserView | null>
  validate(data: { email?: string | undefined; password?: string | undefined }): void

  me(caller: Caller): Promise<UserView | null>
  rights(caller: Caller): Promise<Rights>
  updateProfile(caller: Caller, from: From, change: ProfileChange): Promise<UserView>
  updatePassword(caller: Caller, from: From, oldPassword: string, newPassword: string): Promise<void>

  /**
   * Binds a licence key to the caller's account; idempotent for a key that is already theirs. SPEC L1.
   *
   * @param userId when given, it has to be the caller's
   */
  addLicence(caller: Caller, from: From, userId: UserId | null, key: string): Promise<Rights>
  /** The address of a file with all data stored about the caller's account; it is valid for ten minutes. */
  exportLink(caller: Caller): Promise<string>
  /**
   * What is behind such an address; null for an invalid or expired link.
   *
   * @throws {Refusal} `RATE_LIMITED` when a link is followed too often
   */
  exportFile(token: string): Promise<AccountExport | null>
  /** Deletes the caller's account permanently. SPEC X3. */
  deleteAccount(caller: Caller, from: From, password: string): Promise<void>

  sendRecoverEmail(from: From, email: string): Promise<void>
  validateToken(from: From, userId: UserId, token: string): Promise<void>
  setNewPassword(
    from: From,
    recovery: { userId: UserId; token: string; password: string },
  ): Promise<{ deviceToken: string | null }>

  /**
   * Uses an invitation link for a facilitator, and returns the workshop it was for. SPEC I3.
   *
   * @throws {UserMistake} for a link that is invalid, used or expired, or was mailed to another address than the
   *   caller's
   */
  acceptInvitation(caller: Caller, token: string): Promise<WorkshopId>

  publicWorkshopInfo(
    from: From,
    workshopId: string,
  ): Promise<{ workshopName: string; workshopCreator: string; workshopEnded: boolean }>
  join(
    from: From,
    joining: { name: string; workshopId: string; password: string },
  ): Promise<{ user: UserView; tempPassword: string; token: string; refreshToken: string }>

  /** Resolves when background work, such as sending mails, is done. */
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
  /** The language of the screens. */
  language?: string | undefined
  selectedTheme?: number | undefined
}
