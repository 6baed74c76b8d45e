/** The version that the app compares with the one it stored (SHELL-22). */
export const buildVersion = '4.0.2.1174'
