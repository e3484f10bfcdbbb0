import { useEffect } from 'react'
import { useCredentials } from '#api/signIn/credentials.ts'
import { useText } from '#ui/texts/useText.ts'
import { appText } from './text.ts'

/**
 * Somebody else signed in in another tab: this tab says so and continues as that person.
 *
 * @see SPEC M4
 */
export function UserSwitchNotice() {
  const text = useText(appText)
  const { switchedUser } = useCredentials()
  useEffect(() => {
    if (!switchedUser) return
    window.alert(text.userSwitched)
    location.reload()
  }, [switchedUser, text])
  return null
}
