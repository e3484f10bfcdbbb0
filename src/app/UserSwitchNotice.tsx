import { useEffect } from 'react'
import { useSession } from '#api/session.ts'
import { useText } from '#ui/useText.ts'
import { appText } from './text.ts'

/**
 * Somebody else signed in in another tab: this one tells and goes on as that person.
 *
 * @see specification, part 1, section 4: a second user in the same browser
 */
export function UserSwitchNotice() {
  const text = useText(appText)
  const { switchedUser } = useSession()
  useEffect(() => {
    if (!switchedUser) return
    window.alert(text.userSwitched)
    location.reload()
  }, [switchedUser, text])
  return null
}
