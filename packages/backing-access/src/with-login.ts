/** The address (of one host or several) with that user's name and password in it, and whatever else it says unchanged. */
export const withLogin = (address: string, username: string, password: string): string =>
  address.replace(
    /^([a-z+]+:\/\/)(?:[^@/]*@)?/,
    (_all, scheme: string) => `${scheme}${encodeURIComponent(username)}:${encodeURIComponent(password)}@`,
  );
