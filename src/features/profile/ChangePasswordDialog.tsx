import { AppDialog } from '#ui/AppDialog.tsx'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { dialogMistakes } from './passwordDraft.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { settingsText } from './settingsText.ts'

/** @see specification, part 1, section 2: Change Password */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const text = useText(settingsText)
  const saved = (): void => {
    notify(text.passwordSaved, 'good')
    onClose()
  }
  return (
    <AppDialog title={text.changePassword} onClose={onClose}>
      <PasswordForm
        currentLabel={text.oldPassword}
        saveLabel={text.save}
        mistakesOf={dialogMistakes}
        onSaved={saved}
        onCancel={onClose}
      />
    </AppDialog>
  )
}
