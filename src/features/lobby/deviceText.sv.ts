import type { Translation } from '#ui/texts/useText.ts'
import type { deviceText } from './deviceText.ts'

export default {
  id: 'lobbyDevice',
  texts: {
    youAre: (name) => `Här heter du ${name}.`,
    youAreWhy: 'Så kan facilitatorn hitta dig. Namnet står inte vid något du skriver.',
    leave: 'Lämna sessionen på den här enheten',
    leaveTitle: 'Lämna den här sessionen?',
    leaveText: 'Du kan gå med igen, men som någon ny: det du har skrivit kan du då inte längre ändra.',
    leaveUnsaved: 'En del av det du skrivit är inte sparat än och skulle gå förlorat.',
    leaveConfirm: 'Lämna',
  },
} satisfies Translation<typeof deviceText>
