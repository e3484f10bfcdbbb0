import { MantineProvider } from '@mantine/core'
import { Suspense, useMemo } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { FailureHost } from '#ui/dialogs/FailureHost.tsx'
import { LiveRegion } from '#ui/focus/LiveRegion.tsx'
import { ToastHost } from '#ui/toasts/ToastHost.tsx'
import { usePreferences } from '#ui/texts/preferences.ts'
import { LanguageContext } from '#ui/texts/useText.ts'
import { AccountDialogHost } from './AccountDialogHost.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { cssVariables } from './theme/cssVariables.ts'
import { PageLoading } from './PageLoading.tsx'
import { RouteFocus } from './routes/RouteFocus.tsx'
import { AppRoutes } from './routes/routes.tsx'
import { themeFor } from './theme/theme.ts'
import { UserSwitchNotice } from './UserSwitchNotice.tsx'
import { useAccountPreferences } from './useAccountPreferences.ts'
import { useListFocus } from './useListFocus.ts'
import { useSpokenLanguage } from './useSpokenLanguage.ts'

/** The whole page: theme, language, routes, and the hosts of announcements, toasts and failures. */
export function App() {
  const { themeIndex } = usePreferences()
  const theme = useMemo(() => themeFor(themeIndex), [themeIndex])
  useAccountPreferences()
  useListFocus()
  return (
    <LanguageContext value={useSpokenLanguage()}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <CrashBoundary>
          <BrowserRouter>
            <RouteFocus />
            <Suspense fallback={<PageLoading />}>
              <AppRoutes />
            </Suspense>
            <AccountDialogHost />
          </BrowserRouter>
          <UserSwitchNotice />
          <FailureHost />
          <ToastHost />
          <LiveRegion />
        </CrashBoundary>
      </MantineProvider>
    </LanguageContext>
  )
}
