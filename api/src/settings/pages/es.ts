import type { PageId } from './page-ids.js';

export const es: Record<PageId, string> = {
  terms: `## Quiénes somos
{site} es un servicio de {company}. Al registrarte aceptas estas condiciones.

## Para adultos
Tienes al menos {min_age} años y dices la verdad sobre tu edad. Cada persona tiene una cuenta.

## Perfiles ficticios
Algunos perfiles son ficticios. Llevan una etiqueta en todas partes; el contacto físico no es posible.

## Créditos
Compras créditos por adelantado, sin suscripción. El precio aparece en cada paquete y en cada mensaje. Lo que no hayas usado puedes reclamarlo en {refund_days} días; mira [reembolsos](/pages/return-policy).

## Conducta
Sin insultos, fraude, publicidad ni imágenes de otros sin su consentimiento. A quien lo incumpla se le puede cerrar el acceso; sabrás por qué y podrás reclamar.

## Irse
Puedes eliminar tu cuenta en cualquier momento.`,
  privacy: `## Qué guardamos
Lo que rellenas, escribes y compras, y cuándo estuviste aquí. Los datos sensibles solo con tu consentimiento, que puedes retirar.

## Para qué
Para que el sitio funcione, para los pagos y para evitar abusos. No vendemos nada a otros ni mostramos publicidad ajena.

## Tus derechos
En tus ajustes descargas todo lo que tenemos sobre ti. Si eliminas tu cuenta, borramos tus datos a los 14 días; la contabilidad se conserva lo que pide la ley.

## Contacto
La responsable es {company}. Preguntas: [{support_email}](mailto:{support_email}).`,
  cookies: `Solo usamos lo que el sitio necesita:

- una cookie que mantiene tu sesión, 30 días;
- una cookie que recuerda tu idioma, un año.

No te seguimos en otros sitios ni dejamos que nadie lo haga.`,
  faq: `## ¿Cuánto cuesta?
Registrarse y mirar es gratis. Los mensajes cuestan créditos; el precio está en el botón.

## ¿Cómo recupero mi dinero?
Reclama los créditos sin usar en {refund_days} días. Mira [reembolsos](/pages/return-policy).

## ¿Qué es un perfil ficticio?
Un perfil sin un miembro detrás. Está etiquetado en todas partes; no es posible quedar.

## ¿Cómo elimino mi cuenta?
En Ajustes. Después tienes 14 días para pensártelo.`,
  'return-policy': `Puedes anular una compra en {refund_days} días. Devolvemos los créditos sin usar por el medio con el que pagaste. Los usados no: al pedirlos quisiste tenerlos enseguida.

## Cómo funciona
Ve a tus transacciones, elige la compra y reclámala. Recibirás un correo con fecha y hora. ¿Prefieres escribir? [{support_email}](mailto:{support_email}).`,
  service: `Te ayudamos con gusto: [{support_email}](mailto:{support_email}) o {support_phone}. Respondemos en dos días laborables.

{company}`,
  ban: `{site} es solo para adultos. Los padres pueden bloquearlo con el control parental de su dispositivo o proveedor; la dirección es {domain}.

¿No quieres tener acceso tú? Escribe a [{support_email}](mailto:{support_email}) y cerraremos tu cuenta.`,
};
