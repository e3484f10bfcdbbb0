import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { IconDeviceLaptop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import type { MantineColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { shortName } from '#domain/names.ts'
import { PersonAvatar } from './PersonAvatar.tsx'
import type { AvatarPerson } from './PersonAvatar.tsx'
import { prefer } from './preferences.ts'
import { profileText } from './profileText.ts'
import { languageNames, languages, useLanguage, useText } from './useText.ts'
import type { Language } from './useText.ts'
import classes from './ProfileMenu.module.css'

export interface ProfileMenuProps {
  person: AvatarPerson
  email: string
  onSignOut: () => void
  /** Further entries, above the choice of light and dark. */
  children?: ReactNode
  /** The avatar alone, for a crowded bar. */
  isCompact?: boolean
}

const schemes = [
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
  { value: 'auto', icon: IconDeviceLaptop },
] as const

/** Who is signed in, and what belongs to the person rather than to a page. */
export function ProfileMenu({ person, email, onSignOut, children, isCompact = false }: ProfileMenuProps) {
  const text = useText(profileText)
  const language = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu
      position="bottom-end"
      width={232}
      classNames={{ dropdown: classes.dropdown ?? '' }}
      menuItemTabIndex={0}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={text.menuOf(person.name)}>
          <PersonAvatar person={person} />
          {!isCompact && <span className={classes.name}>{shortName(person.name)}</span>}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <div className={classes.fullName}>{person.name}</div>
          {email !== person.name && <div className={classes.email}>{email}</div>}
        </div>
        {children && (
          <>
            <Menu.Divider />
            {children}
          </>
        )}
        <Menu.Divider />
        <Menu.Label>{text.appearance}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        >
          {schemes.map(({ value, icon: Icon }) => (
            <Menu.RadioItem key={value} value={value} rightSection={<Icon size={18} />}>
              {text.schemes[value]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{text.language}</Menu.Label>
        <Menu.RadioGroup
          aria-label={text.language}
          value={language}
          onChange={(value) => prefer({ language: value as Language })}
        >
          {languages.map((known) => (
            <Menu.RadioItem key={known} value={known} lang={known}>
              {languageNames[known]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={onSignOut}>
          {text.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
