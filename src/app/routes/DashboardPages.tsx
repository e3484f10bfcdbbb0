import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { DashboardFrame } from '#features/dashboard/frame/DashboardFrame.tsx'
import { HomePage } from '#features/dashboard/home/HomePage.tsx'
import { LibraryPage } from '#features/dashboard/library/LibraryPage.tsx'
import { TemplatesPage } from '#features/dashboard/library/TemplatesPage.tsx'
import { WorkshopsPage } from '#features/dashboard/workshops/WorkshopsPage.tsx'
import { lazyPage } from '#ui/loading/lazyPart.tsx'
import { PageLoading } from '../PageLoading.tsx'
import { RequireAccount } from './RequireAccount.tsx'

const DeletedPage = lazyPage(async () => ({
  default: (await import('#features/dashboard/workshops/DeletedPage.tsx')).DeletedPage,
}))
const SettingsPage = lazyPage(async () => ({
  default: (await import('#features/dashboard/frame/SettingsPage.tsx')).SettingsPage,
}))
const ProfileSettings = lazyPage(async () => ({
  default: (await import('#features/profile/ProfileSettings.tsx')).ProfileSettings,
}))

/** `/account/*`: the dashboard and its pages, for people with an account. */
export function DashboardPages() {
  return (
    <RequireAccount>
      {(account) => (
        // Remounted per account, so that no data of another person stays on the screen.
        <DashboardFrame key={account.userId} account={account}>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              <Route index element={<HomePage account={account} />} />
              <Route path="workshops" element={<WorkshopsPage account={account} />} />
              <Route path="workshops/deleted" element={<DeletedPage />} />
              <Route path="templates" element={<TemplatesPage account={account} />} />
              <Route path="library" element={<LibraryPage account={account} />} />
              <Route
                path="settings"
                element={
                  <SettingsPage>
                    <ProfileSettings account={account} />
                  </SettingsPage>
                }
              />
              <Route path="*" element={<Navigate to="/account" replace />} />
            </Routes>
          </Suspense>
        </DashboardFrame>
      )}
    </RequireAccount>
  )
}
