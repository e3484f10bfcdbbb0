import { Button } from '@mantine/core'
import { IconKey, IconUserEdit } from '@tabler/icons-react'
import type { Account } from '#api/signIn/identity.ts'
import { useFreshNames } from '#api/queries/useFreshNames.ts'
import { openAccountDialog } from '#ui/dialogs/accountDialog.ts'
import { displayName } from '#ui/people/names.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { AccountData } from './deletion/AccountData.tsx'
import { LanguageSettings } from './LanguageSettings.tsx'
import { settingsText } from './settingsText.ts'
import { LicenceView } from './licence/LicenceView.tsx'
import { passwordMask } from './password/passwordDraft.ts'
import { SchemeSettings } from './SchemeSettings.tsx'
import classes from './Settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'

/**
 * The dashboard's settings, under its heading: links to profile and password, whose forms are dialogs, then the
 * settings that exist only here: licence, screens, and the data of the account.
 */
export function ProfileSettings({ account }: { account: Account }) {
  const text = useText(settingsText)
  const ui = useText(uiText)
  useFreshNames()
  const name = displayName(account)
  return (
    <div className={classes.sections}>
      <SettingsSection id="profile" title={text.profile} hint={text.profileHint}>
        <div className={classes.row}>
          <p>
            <span className={classes.rowName}>{name}</span>
            {name !== account.email && <span className={classes.rowDetail}>{account.email}</span>}
          </p>
          <Button
            variant="default"
            leftSection={<IconUserEdit size={18} />}
            onClick={() => openAccountDialog('profile')}
          >
            {text.editProfile}
          </Button>
        </div>
        <div className={classes.row}>
          <p>
            <span className={classes.rowName}>{ui.password}</span>
            <span className={classes.rowDetail} aria-hidden="true">
              {passwordMask}
            </span>
          </p>
          <Button
            variant="default"
            leftSection={<IconKey size={18} />}
            onClick={() => openAccountDialog('password')}
          >
            {text.changePassword}
          </Button>
        </div>
      </SettingsSection>
      <SettingsSection id="licence" title={text.licenceTitle}>
        <LicenceView account={account} />
      </SettingsSection>
      <SettingsSection id="screens" title={text.screens}>
        <div className={classes.screens}>
          <LanguageSettings />
          <SchemeSettings />
        </div>
      </SettingsSection>
      <SettingsSection id="data" title={text.data}>
        <AccountData />
      </SettingsSection>
    </div>
  )
}
