import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { uiText } from '#ui/texts/text.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { settingsText } from '../settingsText.ts'
import { dialogMistakes } from './passwordDraft.ts'
import { PasswordForm } from './PasswordForm.tsx'

/** Changes the password of an account. SPEC M16, U1. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const text = useText(settingsText)
  const ui = useText(uiText)
  const saved = (): void => {
    notify(text.passwordSaved, 'good')
    onClose()
  }
  return (
    <AppDialog title={text.changePassword} onClose={onClose}>
      <PasswordForm
        currentLabel={text.oldPassword}
        saveLabel={ui.save}
        mistakesOf={dialogMistakes}
        onSaved={saved}
        onCancel={onClose}
      />
    </AppDialog>
  )
}
