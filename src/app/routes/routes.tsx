import { matchPath, Navigate, Route, Routes } from 'react-router-dom'
import { useCredentials } from '#api/signIn/credentials.ts'
import { lazyPage } from '#ui/loading/lazyPart.tsx'
import type { LazyPart } from '#ui/loading/lazyPart.tsx'

const LoginPage = lazyPage(async () => ({
  default: (await import('#features/account/LoginPage.tsx')).LoginPage,
}))
const SignupPage = lazyPage(async () => ({
  default: (await import('#features/account/SignupPage.tsx')).SignupPage,
}))
const ResetPage = lazyPage(async () => ({
  default: (await import('#features/account/password/ResetPage.tsx')).ResetPage,
}))
const NewPasswordPage = lazyPage(async () => ({
  default: (await import('#features/account/password/NewPasswordPage.tsx')).NewPasswordPage,
}))
const InvitationPage = lazyPage(async () => ({
  default: (await import('#features/account/invitation/InvitationPage.tsx')).InvitationPage,
}))
const DashboardPages = lazyPage(async () => ({
  default: (await import('./DashboardPages.tsx')).DashboardPages,
}))
const AccountSettingsRoute = lazyPage(async () => ({
  default: (await import('./AccountSettingsRoute.tsx')).AccountSettingsRoute,
}))
const loadSessionPages = () => import('./SessionPages.tsx')
const SessionPages = lazyPage(async () => ({ default: (await loadSessionPages()).SessionPages }))
const ProjectorRoute = lazyPage(async () => ({
  default: (await import('./ProjectorRoute.tsx')).ProjectorRoute,
}))
const PairedRemoteRoute = lazyPage(async () => ({
  default: (await import('./PairedRemoteRoute.tsx')).PairedRemoteRoute,
}))
const JoinPage = lazyPage(async () => {
  const { JoinPage: page } = await import('#features/join/JoinPage.tsx')
  // Preloads the session while the person reads and types.
  loadSessionPages().catch(() => undefined)
  return { default: page }
})

const pages: readonly (readonly [path: string, Page: LazyPart<object>])[] = [
  ['/login', LoginPage],
  ['/signup', SignupPage],
  ['/reset', ResetPage],
  ['/reset/:token', NewPasswordPage],
  ['/invitation', InvitationPage],
  ['/join/*', JoinPage],
  ['/account/*', DashboardPages],
  ['/account-settings', AccountSettingsRoute],
  ['/workshop', SessionPages],
  ['/workshop/:workshopId/*', SessionPages],
  ['/projector/:workshopId', ProjectorRoute],
  ['/remote/:workshopId', PairedRemoteRoute],
]

/** Loads the page at an address. @throws {MissingFile} */
export async function preloadPage(pathname: string): Promise<void> {
  const found = pages.find(([path]) => matchPath(path, pathname))
  await found?.[1].preload()
}

/** Every address of the product; each feature has lazy loading with its first page. */
export function AppRoutes() {
  return (
    <Routes>
      {pages.map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  )
}

/** Any other address: redirects to the dashboard, or to sign in when nobody is signed in. */
function Elsewhere() {
  const { account } = useCredentials()
  return <Navigate to={account ? '/account' : '/login'} replace />
}
