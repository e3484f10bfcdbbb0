import { ActionIcon, Button, createTheme, Title } from '@mantine/core'
import type {
  AlertProps,
  AnchorProps,
  MantineTheme,
  PasswordInputProps,
  SkeletonProps,
  TextareaProps,
  TextInputProps,
} from '@mantine/core'
import { focusMenu } from '#ui/focus/menuFocus.ts'
import { amber, brand, dark, gray, green, red } from './palette.ts'

declare module '@mantine/core' {
  interface MantineThemeOther {
    /** The person's choice: 0 is the base theme, any other number the white theme. */
    themeIndex: number
  }
}

const sans = "'Inter Variable', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, sans-serif"

/**
 * The product's look: one accent colour, calm surfaces, corner radius 12 pixels.
 *
 * @param themeIndex 0 is the base theme, any other the white theme. SPEC M3
 */
export function themeFor(themeIndex: number): Partial<MantineTheme> {
  return createTheme({ ...baseTheme, other: { themeIndex } }) as Partial<MantineTheme>
}

/** Components that not every page shows are configured by name: `Alert.extend` would load them with the first page. */
const baseTheme = createTheme({
  primaryColor: 'brand',
  primaryShade: 6,
  colors: { brand, gray, dark, red, green, amber },
  black: '#161c28',
  defaultRadius: 12,
  fontFamily: sans,
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  headings: {
    fontFamily: sans,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 36 } }),
    Alert: { defaultProps: { variant: 'light' } satisfies AlertProps },
    Anchor: { defaultProps: { underline: 'hover' } satisfies AnchorProps },
    Button: Button.extend({ defaultProps: { size: 'md' } }),
    InputWrapper: { styles: { label: { marginBottom: 6 }, description: { marginBottom: 8 } } },
    // The element that Mantine adds for the initial focus has a role that is invalid in a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    MenuDropdown: { defaultProps: { ref: focusMenu } },
    PasswordInput: { defaultProps: { size: 'md' } satisfies PasswordInputProps },
    Skeleton: { defaultProps: { radius: 8 } satisfies SkeletonProps },
    Textarea: { defaultProps: { size: 'md' } satisfies TextareaProps },
    TextInput: { defaultProps: { size: 'md' } satisfies TextInputProps },
    Title: Title.extend({ defaultProps: { order: 2 } }),
  },
})
