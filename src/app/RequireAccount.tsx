import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Account } from '#api/identity.ts'
import { useSession } from '#api/session.ts'
import { useFreshNames } from '#api/useFreshNames.ts'

/**
 * A page for people with an account. Everybody else, temporary users too, is sent to sign in and comes back after it.
 *
 * @see specification, part 1, section 2: Signed-in routes
 */
export function RequireAccount({ children }: { children: (account: Account) => ReactNode }) {
  const { account, isSignedOut } = useSession()
  useFreshNames()
  const { pathname, search, hash } = useLocation()
  if (!account || isSignedOut)
    return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />
  return children(account)
}
