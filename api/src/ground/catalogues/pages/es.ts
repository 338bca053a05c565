import { faq } from './faq/es.js';
import type { PageId } from './page-ids.js';

export const es: Record<PageId, string> = {
  terms: `## Quiénes somos
{site} es un servicio de {company}. Al registrarte aceptas estas condiciones.

## Para adultos
Tienes al menos {min_age} años y dices la verdad sobre tu edad. Cada persona tiene una cuenta.

## Perfiles ficticios
Algunos perfiles son ficticios. Llevan una etiqueta en todas partes; el contacto físico no es posible.

## Créditos
Compras créditos por adelantado, sin suscripción. El precio aparece en cada paquete y en cada mensaje. De lo que no hayas usado puedes pedir el reembolso durante {refund_days} días; mira [reembolsos](/pages/return-policy).

## Conducta
Sin insultos, fraude, publicidad ni imágenes de otros sin su consentimiento. A quien lo incumpla se le puede cerrar el acceso; sabrás por qué y podrás reclamar.

## Irse
Puedes eliminar tu cuenta en cualquier momento.`,
  privacy: `## Qué guardamos
- Lo que rellenas, escribes y subes, lo que compras y cuándo estuviste aquí por última vez.
- Los datos sensibles, como tu orientación sexual y tus intereses, solo con tu consentimiento. Si lo retiras, los borramos.

## Para qué
Para ofrecerte el servicio en el que te registras, para gestionar los pagos, para cumplir la ley y para evitar abusos. No vendemos nada a otros ni mostramos publicidad ajena.

## Quién lo ve
Otros miembros ven tu perfil. Quien gestiona tu pago recibe lo necesario para ello; quien entrega nuestros correos y SMS, tu dirección o tu número. Nuestro equipo solo lee los mensajes denunciados o dirigidos a un perfil ficticio.

## Cuánto tiempo
- tu cuenta y tu perfil: hasta 14 días después de eliminar tu cuenta;
- una cuenta cuyo correo electrónico no se ha confirmado: {unconfirmed_days} días después del registro;
- los mensajes: {history_months} meses, y no más que tu cuenta;
- las denuncias y decisiones: 12 meses después de la decisión;
- un mandato de domiciliación: 14 meses después de su último uso;
- dónde tienes la sesión abierta y los registros técnicos, en los que no figuran ni tu nombre ni tu dirección: 30 días;
- la contabilidad: lo que pide la ley, y sin tu nombre en cuanto se borra tu cuenta.

## Tus derechos
En tus ajustes descargas y corriges lo que tenemos sobre ti, retiras consentimientos y eliminas tu cuenta. Puedes reclamar contra una decisión de nuestro equipo. Si no llegamos a un acuerdo, puedes acudir a la autoridad de protección de datos de tu país.

## Contacto
La responsable es {company}. Preguntas: [{support_email}](mailto:{support_email}).`,
  cookies: `Solo usamos lo que el sitio necesita. Cuatro cookies:

- dos que mantienen tu sesión, 30 días o hasta que la cierres;
- una que recuerda que ya has iniciado sesión en este navegador, para que puedas hacerlo aunque alguien intente adivinar tu contraseña, un año;
- una que recuerda tu idioma, un año.

En tu propio navegador también recordamos:

- qué avisos has cerrado, 7 días;
- por qué enlace o anuncio llegaste, 30 días como máximo y hasta que te registres;
- si este navegador te envía notificaciones, hasta que lo desactives;
- los mensajes que estabas escribiendo, hasta que los envíes o cierres la sesión;
- lo demás que estabas escribiendo o rellenando, hasta que cierres la sesión o la pestaña.

No te seguimos en otros sitios ni dejamos que nadie lo haga.`,
  faq,
  safety: `Casi todo el mundo aquí es quien dice ser. Quien quiere estafarte suele actuar siempre igual. Así lo reconoces y así quedas con seguridad.

## Señales de estafa
- **Pide dinero**: para un viaje, un hospital, un paquete, un «préstamo». Las tarjetas regalo, las criptomonedas y el saldo del móvil también son dinero.
- **Tiene un consejo de inversión** o gana rápido con criptomonedas y quiere que participes.
- **Quiere irse enseguida del sitio** a otra aplicación de mensajes, donde nadie puede mirar si denuncias algo.
- **Nunca quiere una videollamada** y cancela cada cita en el último momento.
- **Un gran amor demasiado pronto**, con grandes palabras a los pocos días.
- **Pide códigos, contraseñas**, una foto de tu documento de identidad o tus datos bancarios.
- **Pide imágenes íntimas** y luego amenaza con difundirlas.

## Si sospechas algo
- No pagues nada (más) ni des nada. No tienes que contestar.
- Denuncia el perfil o el mensaje y bloquea al miembro.
- Guarda los mensajes y los justificantes de pago.
- ¿Has pagado? Llama a tu banco enseguida. Denúncialo a la policía.
- ¿Te chantajean con imágenes? No pagues: no acaba ahí. Cuéntaselo a alguien de confianza.

No tienes de qué avergonzarte: le pasa a todo tipo de personas.

## Quedar con seguridad
- Haced antes una videollamada.
- Quedad en un lugar público y concurrido, y la primera vez no en casa.
- Dile a alguien dónde estás, con quién y a qué hora vuelves.
- Organiza tu propio transporte y no pierdas de vista tu bebida ni tu móvil.
- ¿No te sientes bien? Vete. No le debes explicaciones a nadie.

## Qué hacemos nosotros
- Revisamos cada foto de perfil antes de que la vean los demás y borramos el lugar donde se hizo.
- Nadie ve tu correo; las distancias las calculamos de localidad a localidad.
- Los [perfiles ficticios](/pages/faq#fictional) llevan una etiqueta en todas partes. No es posible quedar con ellos.
- Si un mensaje que recibes parece tratar de dinero, ves un consejo al lado. Lo detecta tu propio dispositivo; nosotros no leemos.
- Nuestro equipo mira las denuncias. Lo que no está permitido lo retiramos; podemos desactivar una cuenta.

## Dónde denunciarlo
- Con Denunciar en un perfil, junto a una foto o en un mensaje; el miembro no sabe de quién viene.
- Sin cuenta: con el formulario de [Quejas](/complaints).
- Con una pregunta: en [atención al cliente](/pages/service).

## En una emergencia
Si estás en peligro inmediato, llama al número de emergencias: 112 en Europa, 911 en Estados Unidos y Canadá, 000 en Australia, 111 en Nueva Zelanda.`,
  'return-policy': `Puedes anular una compra durante {refund_days} días. Reembolsamos los créditos sin usar por el medio con el que pagaste. Los usados no: al hacer el pedido pediste tenerlos enseguida.

## Cómo funciona
Ve a tus movimientos, elige la compra y pide el reembolso. Recibirás un correo con fecha y hora. ¿Prefieres escribir? [{support_email}](mailto:{support_email}).`,
  service: `Te ayudamos con gusto: [{support_email}](mailto:{support_email}) o {support_phone}. Respondemos en dos días laborables.`,
  ban: `{site} es solo para adultos. Los padres pueden bloquearlo con el control parental de su dispositivo o proveedor; la dirección es {domain}.

¿No quieres tener acceso tú? Escribe a [{support_email}](mailto:{support_email}) y cerraremos tu cuenta.`,
};
