import { useStore } from 'zustand/react'
import { createCredentials } from './createCredentials.ts'
import type { Credentials, CredentialsView } from './createCredentials.ts'
import { browserStorage } from '../storage.ts'

/**
 * The credentials of this browser: `credentials.signIn`, `credentials.join`, `credentials.signOut`,
 * `credentials.identityIn(workshopId)`, `credentials.choose`. Tokens are kept in local storage and renewed
 * automatically.
 */
export const credentials: Credentials = createCredentials({
  address: globalThis.location?.origin ?? '',
  storage: browserStorage(),
})

/** The identities that are signed in on this device, as a hook. */
export function useCredentials(): CredentialsView {
  return useStore(credentials.view)
}
