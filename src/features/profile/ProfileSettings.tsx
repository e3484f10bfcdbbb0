import { Button } from '@mantine/core'
import { IconKey, IconUserEdit } from '@tabler/icons-react'
import type { Account } from '#api/identity.ts'
import { useFreshNames } from '#api/useFreshNames.ts'
import { openAccountDialog } from '#ui/accountDialog.ts'
import { displayName } from '#ui/names.ts'
import { useText } from '#ui/useText.ts'
import { AccountData } from './AccountData.tsx'
import { LanguageSettings } from './LanguageSettings.tsx'
import { licenceText } from './licenceText.ts'
import { LicenceView } from './LicenceView.tsx'
import { passwordMask } from './passwordDraft.ts'
import { SchemeSettings } from './SchemeSettings.tsx'
import classes from './Settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { settingsText } from './settingsText.ts'

/**
 * The dashboard's settings, under its heading: the ways to profile and password, which have their forms in the dialogs, then what
 * is set here alone: licence, screens, and the data of the account.
 *
 * @see specification, part 1, section 2: Settings
 */
export function ProfileSettings({ account }: { account: Account }) {
  const text = useText(settingsText)
  const licence = useText(licenceText)
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
            <span className={classes.rowName}>{text.password}</span>
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
      <SettingsSection id="licence" title={licence.title}>
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
