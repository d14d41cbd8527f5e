declare module "http_ece" {
  const ece: {
    decrypt: (body: Buffer, options: { version: string; privateKey: unknown; authSecret: string }) => Buffer;
  };
  export default ece;
}
