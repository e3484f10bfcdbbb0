import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Account } from '#api/signIn/identity.ts'
import { useCredentials } from '#api/signIn/credentials.ts'
import { useFreshNames } from '#api/queries/useFreshNames.ts'

/**
 * A page for people with an account. Everybody else, including temporary users, is redirected to sign in and returns
 * afterwards.
 *
 * @see SPEC M1
 */
export function RequireAccount({ children }: { children: (account: Account) => ReactNode }) {
  const { account, isSignedOut } = useCredentials()
  useFreshNames()
  const { pathname, search, hash } = useLocation()
  if (!account || isSignedOut)
    return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />
  return children(account)
}
