/** The address with that user's name and password in it, and whatever else it says unchanged. */
export const withLogin = (address: string, username: string, password: string): string => {
  const url = new URL(address);
  url.username = username;
  url.password = password;
  return url.href;
};
